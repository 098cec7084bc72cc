import { tabMarks } from '../../ports/browser-storages.ts';
import { keptOrdersKey } from '../../ports/kept-orders-key.ts';
import type { ShellPart } from '../shell.types.ts';
import { watchUser } from '../watch-user.ts';
import { whenRunning } from './when-running.ts';

function isKept(profileId: string): boolean {
  try {
    return Boolean(tabMarks.getItem(keptOrdersKey(profileId)));
  } catch {
    return false;
  }
}

/**
 * Opens the payment of an order that this tab has begun, once for each profile: after a reload, a crash, or the way back
 * from the page of a bank it goes on, or says how it ended. Case C3
 */
export const keptOrders: ShellPart = (shell) => {
  const { page, actor, tell } = shell;
  const seen = new Set<string>();
  const look = async (profileId: string) => {
    const [{ keptOrders: read }, { paymentRequest }] = await Promise.all([
      import('../../ports/kept-orders.ts'),
      import('../../rights/pay-for.ts'),
    ]);
    for (const [seqId, { item }] of read(tabMarks, profileId)) {
      const request = paymentRequest({ itemId: item.id, itemType: item.type, seqId });
      tell('modal', { type: 'modal.open', request });
    }
  };
  return whenRunning(actor, () =>
    watchUser(page, ({ profile }) => {
      if (!profile || seen.has(profile.id)) return;
      seen.add(profile.id);
      // Without its code the order waits for the next page.
      if (isKept(profile.id)) look(profile.id).catch(() => undefined);
    }),
  );
};
