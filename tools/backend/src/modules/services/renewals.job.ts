import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { purchaseOptions } from '../../database/schema.ts';
import { eachOf } from '../../jobs/each-of.ts';
import type { Job } from '../../jobs/job.types.ts';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { findCard } from '../bank-cards/bank-cards.store.ts';
import { lockSubscription } from '../entitlements/grants.ts';
import type { SubscriptionRow } from '../entitlements/subscription-rights.ts';
import { announce } from '../events/announce.ts';
import { beginOrder } from '../purchases/begin-purchase.ts';
import { readMeans, waysToBuy } from '../purchases/means.ts';
import {
  findLatestOrder,
  findOrderByKey,
  lockAccount,
  type OrderRow,
} from '../purchases/orders.store.ts';
import type { PurchasePlan } from '../purchases/plan-purchase.ts';
import { settle } from '../purchases/settle.ts';
import { findPrice } from '../sales/sales.store.ts';
import { changeSubscription, listEnded } from './subscriptions.store.ts';

const AT_ONCE = 100;

/** Names a renewal: a period that ended at one moment is renewed once. Clients cannot send such a key. */
const keyOf = ({ serviceId, paidUntil }: SubscriptionRow): string =>
  `renewal:${serviceId}:${paidUntil?.toISOString()}`;

/** The next period as a purchase; `undefined` when it cannot be paid. */
async function planRenewal(
  context: Context,
  tx: Database,
  row: SubscriptionRow,
): Promise<PurchasePlan | undefined> {
  const price = row.renewalPriceId === null ? undefined : await findPrice(tx, row.renewalPriceId);
  if (row.status !== 'subscribed' || row.autopayment !== 'enabled' || !price) return undefined;
  const [option] = await tx
    .select()
    .from(purchaseOptions)
    .where(eq(purchaseOptions.id, price.optionId));
  const ways = waysToBuy(await readMeans(tx, row.accountId), context.payments, 'rus');
  const way = ways.find(
    ({ method, card }) =>
      method.name === row.paymentMethod && (card?.id ?? null) === row.bankCardId,
  );
  return option && way && { option, price, way };
}

/** Ends a subscription that is not paid any longer. */
async function end(
  tx: Database,
  row: SubscriptionRow,
  now: Date,
  isRefused: boolean,
): Promise<void> {
  await changeSubscription(tx, row, {
    status: 'unsubscribed',
    statusSince: now,
    autopayment: isRefused ? 'failed' : 'disabled',
  });
  const { accountId } = row;
  if (isRefused) {
    await announce(tx, { accountId }, { event_type: 'item', event_code: 'payment_failed' }, now);
  }
  await announce(tx, { accountId }, { event_type: 'item', event_code: 'sync_unsubscribes' }, now);
}

/** Renews a subscription, or begins to. The order is absent where there was nothing to pay with. */
const begin = (context: Context, found: SubscriptionRow): Promise<OrderRow | undefined> =>
  context.db.transaction(async (tx) => {
    const now = context.now();
    const { accountId } = found;
    const account = await lockAccount(tx, accountId);
    const row = await lockSubscription(tx, accountId, found.serviceId);
    const isOver = row?.paidUntil?.getTime() === found.paidUntil?.getTime();
    if (!row || !isOver || row.status !== found.status) return undefined;
    const begun = await findOrderByKey(tx, accountId, keyOf(row));
    if (begun) {
      if (begun.status === 'failed') await end(tx, row, now, true);
      return undefined;
    }
    const plan = await planRenewal(context, tx, row);
    if (!plan) {
      await end(tx, row, now, false);
      return undefined;
    }
    const owner = {
      accountId,
      profileId: null,
      kind: 'renewal' as const,
      isCardLinked: false,
      isSession: false,
      label: (await findLatestOrder(tx, row))?.label ?? null,
      idempotencyKey: keyOf(row),
    };
    return beginOrder(tx, account, owner, plan, now);
  });

/** Notes a renewal that a purse could not pay: nothing of the attempt was kept. */
const refuse = (context: Context, row: SubscriptionRow): Promise<void> =>
  context.db.transaction(async (tx) => {
    await lockAccount(tx, row.accountId);
    const current = await lockSubscription(tx, row.accountId, row.serviceId);
    if (current?.status === 'subscribed') await end(tx, current, context.now(), true);
  });

async function renew(context: Context, row: SubscriptionRow): Promise<void> {
  const { db, now, payments } = context;
  let order: OrderRow | undefined;
  try {
    order = await begin(context, row);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return refuse(context, row);
  }
  if (order?.status !== 'wait_payment' || !payments) return;
  const { id: orderId, amount, currency, accountId, bankCardId } = order;
  const card = await findCard(db, accountId, bankCardId ?? '');
  const payment = await payments.charge(
    { orderId, amount, currency },
    { token: card?.providerToken ?? 'gone' },
  );
  const settled = await settle(db, order, payment, { now: now() });
  if (settled.status === 'failed') await refuse(context, row);
}

/** Pays for the next period of subscriptions whose time is over, and ends those that are not paid. */
export const renewSubscriptions = (context: Context): Job => ({
  name: 'renew subscriptions',
  everyMs: 10_000,
  run: async () => {
    await eachOf(await listEnded(context.db, context.now(), AT_ONCE), (row) => renew(context, row));
  },
});
