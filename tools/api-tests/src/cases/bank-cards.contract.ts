import {
  addBankCard,
  confirmTicket,
  deleteBankCard,
  listBankCards,
  renewByBankCard,
} from '@foyer/client';
import { expect } from 'vitest';
import { sendCardForm } from '../card-form.ts';
import { forAccounts, forAdults, forMasters, good, type OperationCases } from '../cases.types.ts';

/** Trials of bank cards. */
export const bankCardsCases = {
  listBankCards: {
    good: [
      good({
        title: 'shows of a card its brand, its end, its expiry and what it pays for, and no more',
        as: 'additional',
        run: (client) => listBankCards(client),
        check: (cards) =>
          expect(cards).toEqual({
            items: [
              {
                id: 'demo-2-card',
                last_digits: '1111',
                brand: 'visa',
                expiry: { month: expect.any(Number) as number, year: expect.any(Number) as number },
                renewals: [
                  {
                    service_id: 'kino',
                    name: 'Cinema',
                    paid_until: expect.any(String) as string,
                    next_payment: { amount: 29900, currency: 'RUB' },
                    is_trial: false,
                  },
                ],
              },
            ],
          }),
      }),
    ],
    bad: [],
    access: { run: (client) => listBankCards(client), outcomes: forAccounts },
  },
  addBankCard: {
    good: [
      good({
        title:
          'begins a binding, which the card form and the ticket finish [BANKCARD-035, ENTITY-050]',
        as: 'master',
        run: async (client, world) => {
          const binding = await addBankCard(client);
          const { reqStatus } = await sendCardForm(world, 'bindCard', binding);
          await confirmTicket(client, { ticketId: binding.ticket_id });
          return { binding, reqStatus, cards: await listBankCards(client) };
        },
        check: ({ binding, reqStatus, cards }) => {
          expect(binding).toMatchObject({ pay_amount: 100, currency: 'RUB' });
          expect(reqStatus).toBe(0);
          expect(cards.items.map(({ last_digits }) => last_digits).sort()).toEqual([
            '0004',
            '1111',
          ]);
        },
      }),
    ],
    bad: [
      {
        title: 'leads the page of a bank back to no other site',
        as: 'master',
        run: (client) => addBankCard(client, { returnPath: '//elsewhere.example/' }),
        error: 'invalidRequest',
      },
    ],
    access: { run: (client) => addBankCard(client), outcomes: forAdults },
  },
  renewByBankCard: {
    good: [
      good({
        title: 'has another card pay for a subscription from now on',
        as: 'master',
        run: async (client, world) => {
          const binding = await addBankCard(client);
          await sendCardForm(world, 'bindCard', binding);
          await confirmTicket(client, { ticketId: binding.ticket_id });
          const { items } = await listBankCards(client);
          const id = items.find((card) => card.last_digits === '0004')?.id ?? '';
          const { notification } = await renewByBankCard(client, { id, serviceId: 'kino' });
          return { notification, cards: await listBankCards(client) };
        },
        check: ({ notification, cards }) => {
          expect(notification?.display?.message).toBe('“Cinema” is now paid by Mir •• 0004');
          expect(
            cards.items.map((card) => [
              card.last_digits,
              card.renewals.map(({ service_id: id }) => id),
            ]),
          ).toEqual([
            ['0004', ['kino']],
            ['1111', []],
          ]);
        },
      }),
    ],
    bad: [
      {
        title: 'cannot renew what has ended',
        as: 'master',
        run: (client) => renewByBankCard(client, { id: 'demo-2-card', serviceId: 'kids' }),
        error: 'subscriptionFixed',
      },
      {
        title: 'does not know a card of another account',
        as: 'master',
        run: (client) => renewByBankCard(client, { id: 'demo-5-card', serviceId: 'kino' }),
        error: 'notFound',
      },
    ],
    access: {
      run: (client) => renewByBankCard(client, { id: 'demo-2-card', serviceId: 'kino' }),
      outcomes: { ...forAdults, other: 'notFound' },
    },
  },
  deleteBankCard: {
    good: [
      good({
        title: 'forgets a card',
        as: 'master',
        run: async (client) => {
          const { notification } = await deleteBankCard(client, { id: 'demo-2-card' });
          return { notification, cards: await listBankCards(client) };
        },
        check: ({ notification, cards }) => {
          expect(notification?.display?.message).toBe('The card Visa •• 1111 is unlinked');
          expect(cards).toEqual({ items: [] });
        },
      }),
    ],
    bad: [
      {
        title: 'does not know a card of another account',
        as: 'master',
        run: (client) => deleteBankCard(client, { id: 'demo-5-card' }),
        error: 'notFound',
      },
    ],
    access: {
      run: (client) => deleteBankCard(client, { id: 'demo-2-card' }),
      outcomes: { ...forMasters, other: 'notFound' },
    },
  },
} satisfies Record<string, OperationCases>;
