import type { OrderStatus } from '@foyer/contract';

/**
 * Where an order may go from where it is. `paid` is only passed through, unless what was paid for
 * cannot be given; then, and when money comes for an order that had failed, it goes back.
 */
export const orderMoves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  created: ['wait_payment', 'paid', 'failed'],
  wait_payment: ['paid', 'failed'],
  paid: ['fulfilled', 'refunded'],
  fulfilled: ['refunded'],
  failed: ['refunded'],
  refunded: [],
};

/** The states from which an order may come to this one. */
export const orderStatesBefore = (status: OrderStatus): OrderStatus[] =>
  (Object.keys(orderMoves) as OrderStatus[]).filter((from) => orderMoves[from].includes(status));
