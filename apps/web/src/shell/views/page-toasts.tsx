import type { notificationsMachine } from '@foyer/notifications';
import { Toaster } from '@foyer/notifications/view';
import { useLocation } from 'react-router';
import { pageFlags } from '@foyer/site-map/page-flags';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { useFlow } from '@foyer/page-runtime/shell/use-flow';

/** The toasts over the page, except on pages that show none. NOTIF-006 */
export function PageToasts({ shell }: { shell: Shell }) {
  const flow = useFlow<typeof notificationsMachine>(shell, 'notifications');
  const { pathname, search } = useLocation();
  return flow ? (
    <Toaster actor={flow} isAllowed={pageFlags(pathname, search).hasNotifications} />
  ) : null;
}
