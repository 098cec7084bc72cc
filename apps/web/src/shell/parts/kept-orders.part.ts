import type { ShellPart } from '@foyer/page-runtime/shell/shell.types';
import { watchUser } from '@foyer/page-runtime/shell/watch-user';
import { whenRunning } from '@foyer/page-runtime/shell/when-running';
import { keptOrdersKey } from '../../ports/kept-orders-key.ts';

/**
 * Opens the payment of an order that this tab has begun, once for each profile: after a reload, a crash, or the way back
 * from the page of a bank it goes on, or says how it ended. Case C3
 */
export const keptOrders: ShellPart = ({ page, actor, tell }) => {
  let seen: string | undefined;
  const look = async (profileId: string) => {
    if (profileId === seen) return;
    seen = profileId;
    // Throws where the browser forbids its storage.
    if (!sessionStorage.getItem(keptOrdersKey(profileId))) return;
    (await import('./open-kept-orders.ts')).openKeptOrders(tell, profileId);
  };
  return whenRunning(actor, () =>
    watchUser(page, ({ profile }) => {
      // Without its code the order waits for the next page.
      if (profile) look(profile.id).catch(() => undefined);
    }),
  );
};
