import { cardDigits, enteredCard, fakeBankCardPorts } from '@foyer/bank-card/fixtures';
import { fakeCardChallengePorts } from '@foyer/card-challenge/fixtures';
import type { OrderTicket } from '@foyer/purchase-order';
import { orderTickets } from '@foyer/purchase-order/fixtures';
import type { BindingOrder, CardBindingInput, CardBindingPorts } from './card-binding.types.ts';

export { cardDigits, enteredCard };

const terms = { amount: 100, currency: 'RUB' };

/** An order that waits for a card. */
export const bindingOrder: BindingOrder = {
  ticketId: 'ticket-1',
  orderId: 'order-1',
  requestId: 'seal',
  terms,
};

const of = (ticket: OrderTicket): OrderTicket => ({ ...ticket, terms });

/** A binding in each place that it may be in. */
export const bindingTickets = {
  cardAwaited: of(orderTickets.cardAwaited),
  cardRefused: of(orderTickets.cardRefused),
  challenged: of(orderTickets.challenged),
  unknown: of({ ...orderTickets.open, paymentState: 'unknown' }),
  linked: of(orderTickets.fulfilled),
  failed: of(orderTickets.failed),
} satisfies Record<string, OrderTicket>;

const start = { returnPath: '/my/payments_and_services', search: '' };

/** A new binding, and one that the page was left in the middle of. */
export const cardBindingInputs = {
  begin: start,
  returned: { ...start, kept: { ticketId: 'ticket-1', isCardSent: true } },
} satisfies Record<string, CardBindingInput>;

/** Ports of a service where everything goes well; each may be replaced. */
export const fakeCardBindingPorts = (
  replaced: Partial<CardBindingPorts> = {},
): CardBindingPorts => ({
  begin: async () => bindingOrder,
  getTicket: async () => bindingTickets.linked,
  payByCard: async () => ({ status: 'accepted' }),
  confirm: async () => undefined,
  keep: () => {},
  bankCard: fakeBankCardPorts(),
  cardChallenge: fakeCardChallengePorts(),
  ...replaced,
});
