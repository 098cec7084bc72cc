import type { ErrorName, Language } from '@foyer/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { accounts } from '../../database/schema.ts';
import { linkCard } from '../bank-cards/bank-cards.store.ts';
import { cardMark } from '../bank-cards/card-name.ts';
import { announce } from '../events/announce.ts';
import { give } from './give.ts';
import { expiryAfterChallenge } from './order-expiry.ts';
import { failureOf } from './payment-progress.ts';
import { changeOrder, findOrder, lockAccount, moveOrder, type OrderRow } from './orders.store.ts';
import type { ProviderPayment } from './provider-protocol.ts';

/** How an order is finished. */
export interface Settlement {
  now: Date;
  /** The buyer is not waiting for the answer: a failure is announced. */
  isUnattended?: boolean;
}

async function languageOf(tx: Database, accountId: string): Promise<Language> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
  return account?.language ?? 'rus';
}

/** Gives what is paid for; where that cannot be, the order stays paid and its money is due back. */
async function finish(tx: Database, order: OrderRow, now: Date): Promise<OrderRow> {
  if (await give(tx, order, await languageOf(tx, order.accountId), now)) {
    return moveOrder(tx, order, 'fulfilled', now);
  }
  await changeOrder(tx, order, { isRefundDue: true, failure: 'alreadyOwned' });
  return { ...order, isRefundDue: true, failure: 'alreadyOwned' };
}

/** Marks an order as paid and gives what it bought. */
export async function fulfil(
  tx: Database,
  order: OrderRow,
  now: Date,
  changes: Partial<OrderRow> = {},
): Promise<OrderRow> {
  return finish(tx, await moveOrder(tx, order, 'paid', now, { ...changes, paidAt: now }), now);
}

async function fail(
  tx: Database,
  order: OrderRow,
  failure: ErrorName,
  { now, isUnattended = false }: Settlement,
): Promise<OrderRow> {
  const failed = await moveOrder(tx, order, 'failed', now, { failure });
  if (isUnattended) {
    await announce(
      tx,
      { accountId: order.accountId },
      { event_type: 'item', event_code: 'payment_failed' },
      now,
    );
  }
  return failed;
}

/** Keeps the card that paid, when the buyer or the binding wanted it. */
async function keepCard(
  tx: Database,
  order: OrderRow,
  card: ProviderPayment['card'],
  now: Date,
): Promise<Partial<OrderRow>> {
  if (!card) return {};
  const described = {
    lastDigits: card.last_digits,
    brand: card.brand,
    expiry: card.expiry ?? null,
  };
  const shown = { cardDescription: cardMark(described) };
  if (!card.token || !order.isCardLinked) return shown;
  const { accountId } = order;
  const linked = await linkCard(tx, { accountId, providerToken: card.token, ...described }, now);
  return { ...shown, bankCardId: linked.id };
}

async function announceCard(tx: Database, { accountId }: OrderRow, now: Date): Promise<void> {
  await announce(tx, { accountId }, { event_type: 'item', event_code: 'bank_card_added' }, now);
}

async function settleCharged(
  tx: Database,
  order: OrderRow,
  payment: ProviderPayment,
  { now }: Settlement,
): Promise<OrderRow> {
  if (order.status === 'failed') {
    await changeOrder(tx, order, { isRefundDue: true });
    return { ...order, isRefundDue: true };
  }
  if (payment.amount !== order.amount || payment.currency !== order.currency) {
    // Another sum than asked for pays for nothing.
    return moveOrder(tx, order, 'failed', now, { failure: 'paymentDeclined', isRefundDue: true });
  }
  const kept = await keepCard(tx, order, payment.card, now);
  const settled = await fulfil(tx, order, now, kept);
  if (order.isCardLinked && kept.bankCardId) await announceCard(tx, order, now);
  return settled;
}

/** Notes how an open order waits, so that it is not closed in a challenge, and asked about while it is not known. */
async function wait(tx: Database, order: OrderRow, payment: ProviderPayment): Promise<OrderRow> {
  const isPaymentUnknown = payment.state === 'pending';
  const expiresAt = payment.challenge
    ? expiryAfterChallenge(order, payment.challenge.expires_at)
    : order.expiresAt;
  const isSame = isPaymentUnknown === order.isPaymentUnknown && expiresAt === order.expiresAt;
  if (!isSame) await changeOrder(tx, order, { isPaymentUnknown, expiresAt });
  return { ...order, isPaymentUnknown, expiresAt };
}

/**
 * Brings an order to where the provider says it is. May be repeated, and raced by the page, the
 * provider's word and the job: the account's lock puts them in a row, and only the first one acts.
 *
 * @returns The order as it stands then.
 */
export function settle(
  db: Database,
  { id, accountId }: Pick<OrderRow, 'id' | 'accountId'>,
  payment: ProviderPayment,
  settlement: Settlement,
): Promise<OrderRow> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const order = await findOrder(tx, id);
    if (!order) throw new Error(`The order ${id} has gone`);
    const isOpen = order.status === 'wait_payment';
    if (payment.state === 'charged' && (isOpen || order.status === 'failed')) {
      return settleCharged(tx, order, payment, settlement);
    }
    if (isOpen && (payment.state === 'declined' || payment.state === 'closed')) {
      return fail(tx, order, failureOf(payment), settlement);
    }
    return isOpen ? wait(tx, order, payment) : order;
  });
}
