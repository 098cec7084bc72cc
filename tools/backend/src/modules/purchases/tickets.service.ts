import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { listCards } from '../bank-cards/bank-cards.store.ts';
import { findOrderByTicket, lockAccount, type OrderRow } from './orders.store.ts';
import { fulfil, settle } from './settle.ts';

/** Finishes orders for the page that made them. */
export interface TicketsService {
  /** @throws Failure `notFound`. */
  find(accountId: string, ticketId: string): Promise<OrderRow>;
  /**
   * Finishes an order whose card was posted to the provider; may be repeated.
   *
   * @returns The order, `fulfilled`.
   * @throws Failure `notFound`, `paymentMissing` while no card has paid, `cardBindingRequired` for a
   * trial without a linked card, or why the order failed.
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

  /** Asks the provider, which may have charged without its word having come through. */
  const ask = async (order: OrderRow): Promise<OrderRow> => {
    const { id: orderId, amount, currency } = order;
    const payment = await payments?.find({ orderId, amount, currency }).catch(() => undefined);
    return payment ? settle(db, order, payment, { now: now() }) : order;
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
    find,
    confirm: async (accountId, ticketId) => {
      let order = await find(accountId, ticketId);
      if (order.status === 'wait_payment') order = await ask(order);
      const isTrial = order.kind === 'purchase' && order.amount === 0;
      if (order.status === 'wait_payment' && isTrial) order = await startTrial(order);
      if (order.failure) throw new Failure(order.failure);
      if (order.status !== 'fulfilled') throw new Failure('paymentMissing');
      return order;
    },
  };
}
