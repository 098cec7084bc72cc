import type { ErrorName } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { listCards } from '../bank-cards/bank-cards.store.ts';
import { findOrderByTicket, lockAccount, type OrderRow } from './orders.store.ts';
import { failureOf, type PaymentProgress } from './payment-progress.ts';
import { fulfil, settle } from './settle.ts';

/** An order, with what the provider says of it while it is open. */
export interface OrderStanding {
  order: OrderRow;
  progress: PaymentProgress;
}

/** Why an open order is not paid. */
function missing(progress: PaymentProgress): ErrorName {
  if (progress === 'unanswered' || progress?.state === 'pending') return 'paymentUnknown';
  const isChallengeOver = progress?.state === 'refused' && progress.reason !== 'refused';
  return isChallengeOver ? failureOf(progress) : 'paymentMissing';
}

/** Finishes orders for the page that made them. */
export interface TicketsService {
  /** @throws Failure `notFound`. */
  find(accountId: string, ticketId: string): Promise<OrderStanding>;
  /** How an order stands by now, at the provider too. */
  ask(order: OrderRow): Promise<OrderStanding>;
  /**
   * Finishes an order whose card was posted to the provider; may be repeated.
   *
   * @returns The order, `fulfilled`.
   * @throws Failure `notFound`, `paymentMissing` while no card has paid, `paymentUnknown` while it is not known,
   * `cardBindingRequired` for a trial without a linked card, why the bank's check ended, or why the order failed.
   */
  confirm(accountId: string, ticketId: string): Promise<OrderRow>;
}

/** The tickets of a database. */
export function createTicketsService({ db, now, payments }: Context): TicketsService {
  const find = async (accountId: string, ticketId: string): Promise<OrderRow> => {
    const order = await findOrderByTicket(db, accountId, ticketId);
    if (!order) throw new Failure('notFound');
    return order;
  };

  /** Asks the provider, which alone knows how far a payment is, and may have charged without its word having come through. */
  const ask = async (order: OrderRow): Promise<OrderStanding> => {
    if (order.status !== 'wait_payment' || !payments) return { order, progress: undefined };
    const { id: orderId, amount, currency } = order;
    const payment = await payments.find({ orderId, amount, currency }).catch(() => undefined);
    if (!payment) return { order, progress: 'unanswered' };
    return { order: await settle(db, order, payment, { now: now() }), progress: payment };
  };

  /** A trial takes no money, so it needs no payment, only a card for later. BANKCARD-032. */
  const startTrial = (order: OrderRow): Promise<OrderRow> =>
    db.transaction(async (tx) => {
      await lockAccount(tx, order.accountId);
      const current = await findOrderByTicket(tx, order.accountId, order.ticketId);
      if (current?.status !== 'wait_payment') return current ?? order;
      const [card] = await listCards(tx, order.accountId);
      if (!card) throw new Failure('cardBindingRequired');
      return fulfil(tx, current, now(), { bankCardId: card.id });
    });

  return {
    ask,
    find: async (accountId, ticketId) => ask(await find(accountId, ticketId)),
    confirm: async (accountId, ticketId) => {
      let { order, progress } = await ask(await find(accountId, ticketId));
      const isTrial = order.kind === 'purchase' && order.amount === 0;
      if (order.status === 'wait_payment' && isTrial) order = await startTrial(order);
      if (order.failure) throw new Failure(order.failure);
      if (order.status !== 'fulfilled') throw new Failure(missing(progress));
      return order;
    },
  };
}
