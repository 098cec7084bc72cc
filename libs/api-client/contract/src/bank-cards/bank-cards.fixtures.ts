import type { BankCards, CardBinding } from './bank-cards.schema.ts';

/** Two linked cards. */
export const bankCardsFixture: BankCards = {
  items: [
    {
      id: 'card-1',
      last_digits: '0004',
      brand: 'mir',
      expiry: { month: 12, year: 2030 },
      renewals: [
        {
          service_id: 'service-kino',
          name: 'Кино',
          paid_until: '2026-12-21T09:00:00.000Z',
          next_payment: { amount: 29900, currency: 'RUB' },
          is_trial: false,
        },
      ],
    },
    { id: 'card-2', last_digits: '1111', brand: 'visa', renewals: [] },
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
