import { useQuery } from '@tanstack/react-query';
import { userQuery } from '@foyer/client';
import type { User } from '@foyer/contract';
import { useLabel } from '@foyer/ui/theme';
import { useClient } from '@foyer/page-runtime/page/client-context';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { viewerOfSession } from '@foyer/page-runtime/page/require-account';

const zoneOf = (user: User | undefined, { timeZone }: LoaderPage['label']): string =>
  user?.is_auth ? user.current_time_zone : timeZone;

/** The zone in which times are shown: the account's, else the label's; never the machine's. For loaders. */
export async function viewerZone(page: LoaderPage): Promise<string> {
  return zoneOf(page.hasSession ? await viewerOfSession(page) : undefined, page.label);
}

/** The same for pages, which know the viewer by then. */
export function useViewerZone(): string {
  const { data } = useQuery({ ...userQuery(useClient()), enabled: false });
  return zoneOf(data, useLabel());
}
