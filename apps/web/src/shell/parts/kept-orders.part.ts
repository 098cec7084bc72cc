import { keptOrdersKey } from '../../ports/kept-orders-key.ts';
import type { ShellPart } from '../shell.types.ts';
import { watchUser } from '../watch-user.ts';
import { whenRunning } from './when-running.ts';

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
