import { getPaymentAccount, listPaymentMethods, listPurchases } from '@foyer/client';
import { expect } from 'vitest';
import { forAccounts, good, type OperationCases } from '../cases.types.ts';

/** Trials of the ways to pay and of what was paid. */
export const paymentsCases = {
  listPaymentMethods: {
    good: [
      good({
        title: 'gives the methods of the types asked for [ENTITY-046, ENTITY-047, BANKCARD-041]',
        as: 'master',
        run: (client) => listPaymentMethods(client, { types: ['purchase', 'card_bind/any_card'] }),
        check: ({ items }) =>
          expect(
            items.map(({ name, payment_methods }) => [
              name,
              [...new Set(payment_methods.map((method) => method.name))],
            ]),
          ).toEqual([
            ['purchase', ['linked_card', 'any_card', 'external_url', 'account_prepaid', 'bonus']],
            ['card_bind', ['any_card']],
          ]),
      }),
    ],
    bad: [
      {
        title: 'refuses a type that there is not',
        as: 'master',
        run: (client) => listPaymentMethods(client, { types: ['purchase', 'gold'] }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses no type at all',
        as: 'master',
        run: (client) => listPaymentMethods(client, { types: [] }),
        error: 'invalidRequest',
      },
    ],
    access: {
      run: (client) => listPaymentMethods(client, { types: ['account_refill/external_url'] }),
      outcomes: forAccounts,
    },
  },
  listPurchases: {
    good: [
      good({
        title: 'lists the payments page by page, the latest first',
        as: 'other',
        run: async (client) => {
          const first = await listPurchases(client, { limit: 30 });
          return [first, await listPurchases(client, { limit: 30, cursor: first.next_cursor })];
        },
        check: (pages) => {
          expect(pages.map(({ items }) => items.length)).toEqual([30, 2]);
          expect(pages[0]?.items[0]).toMatchObject({
            name: 'Cinema',
            status: 'fulfilled',
            amount: 29900,
            is_renewal: true,
            receipt: { number: expect.any(String) as string, tax: { percent: 22, amount: 5392 } },
          });
        },
      }),
    ],
    bad: [
      {
        title: 'refuses a cursor of nothing',
        as: 'other',
        run: (client) => listPurchases(client, { cursor: 'nowhere' }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a page of more than a hundred',
        as: 'other',
        run: (client) => listPurchases(client, { limit: 101 }),
        error: 'invalidRequest',
      },
    ],
    access: { run: (client) => listPurchases(client), outcomes: forAccounts },
  },
  getPaymentAccount: {
    good: [
      good({
        title: 'says what is on the prepaid account, and where it is topped up',
        as: 'master',
        run: (client) => getPaymentAccount(client),
        check: (account) =>
          expect(account).toMatchObject({
            balance: 150_000,
            currency: 'RUB',
            is_active: true,
            refill_url: expect.stringContaining('/payments/refill?account=') as string,
          }),
      }),
    ],
    bad: [],
    access: { run: (client) => getPaymentAccount(client), outcomes: forAccounts },
  },
} satisfies Record<string, OperationCases>;
