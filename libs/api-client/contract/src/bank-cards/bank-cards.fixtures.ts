import type { BankCards, CardBinding } from './bank-cards.schema.ts';

/** Two linked cards. */
export const bankCardsFixture: BankCards = {
  items: [
    { id: 'card-1', last_digits: '0004', brand: 'mir' },
    { id: 'card-2', last_digits: '1111', brand: 'visa' },
  ],
};

/** What the card form needs to link a card. */
export const cardBindingFixture: CardBinding = {
  order_id: 'order-2',
  pay_amount: 100,
  currency: 'RUB',
  req_id: 'eyJvcmRlcl9pZCI6Im9yZGVyLTIifQ.c2lnbmF0dXJl',
  ticket_id: 'ticket-2',
  expires_at: '2026-11-21T09:30:00.000Z',
};
