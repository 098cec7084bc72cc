import { eachOf } from '../../jobs/each-of.ts';
import type { Job } from '../../jobs/job.types.ts';
import type { Context } from '../../server/call.ts';
import {
  changeOrder,
  listRefundsDue,
  listExpiredOrders,
  listUnknownOrders,
  lockAccount,
  moveOrder,
} from './orders.store.ts';
import { changePurse, MINOR_PER_POINT, PREPAID } from './purses.ts';
import { settle } from './settle.ts';

const AT_ONCE = 100;

/**
 * Finishes orders whose page or process died: the provider closes each one, or says that it was
 * charged, and either answer is final.
 */
export const finishStuckOrders = ({ db, now, payments }: Context): Job => ({
  name: 'finish stuck orders',
  everyMs: 10_000,
  run: async () => {
    if (!payments) return;
    await eachOf(await listExpiredOrders(db, now(), AT_ONCE), async (order) => {
      const { id: orderId, amount, currency } = order;
      const payment = await payments.close({ orderId, amount, currency });
      // A renewal that failed is announced where its subscription ends.
      const isUnattended = order.kind === 'purchase';
      await settle(db, order, payment, { now: now(), isUnattended });
    });
  },
});

/** Asks about payments whose outcome the provider did not know, so that an order ends though its page has gone. */
export const askUnknownPayments = ({ db, now, payments }: Context): Job => ({
  name: 'ask about payments',
  everyMs: 10_000,
  run: async () => {
    if (!payments) return;
    await eachOf(await listUnknownOrders(db, AT_ONCE), async (order) => {
      const { id: orderId, amount, currency } = order;
      const payment = await payments.find({ orderId, amount, currency });
      await settle(db, order, payment, { now: now(), isUnattended: order.kind === 'purchase' });
    });
  },
});

/** Gives money back that came for what could not be given, or for what was called off. */
export const returnMoney = ({ db, now, payments }: Context): Job => ({
  name: 'return money',
  everyMs: 10_000,
  run: async () => {
    await eachOf(await listRefundsDue(db, AT_ONCE), async (order) => {
      const { id, accountId, amount, currency, bonusProgramId } = order;
      const isByProvider =
        order.paymentMethod !== 'account_prepaid' && order.paymentMethod !== 'bonus';
      if (isByProvider) {
        if (!payments) return;
        await payments.refund({ orderId: id, amount, currency });
      }
      await db.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        if (!isByProvider) {
          const purse = bonusProgramId ?? PREPAID;
          const back = bonusProgramId ? Math.ceil(amount / MINOR_PER_POINT) : amount;
          await changePurse(tx, { accountId, purse, reference: `back:${id}`, amount: back }, now());
        }
        await moveOrder(tx, order, 'refunded', now());
        await changeOrder(tx, order, { isRefundDue: false });
      });
    });
  },
});
