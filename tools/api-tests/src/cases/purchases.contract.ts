import { buyContent, findPurchase, getPaymentAccount, getPurchaseVariants } from '@foyer/client';
import { expect } from 'vitest';
import { forAccounts, forChanges, good, type OperationCases } from '../cases.types.ts';
import { pressOnPage } from '../card-form.ts';
import { karaoke, KEY } from '../karaoke-purchase.ts';
import { secret, type World } from '../world.ts';

/** Gives the family's account a phone of a country in the European Union. */
const moveToEstonia = ({ backend }: World) =>
  backend.db.execute(`update accounts set phone = '+3725123456' where id = 'demo-2'`);

/** Trials of buying. */
export const purchasesCases = {
  getPurchaseVariants: {
    good: [
      good({
        title:
          'offers the services that hold a film, and the film itself [ENTITY-040, PAY-030, PERM-003]',
        as: 'additional',
        run: async (client) => [
          await getPurchaseVariants(client, { type: 'service', id: 'sport' }),
          await getPurchaseVariants(client, { type: 'media_item', id: 'teplyy-okean-evropy' }),
        ],
        check: ([service, film]) => {
          expect(service?.rules).toMatchObject({ country: 'RU', order_button: 'plain' });
          expect(service?.items[0]?.periods[0]?.prices[0]?.renewal).toMatchObject({
            amount: 39_900,
            currency: 'RUB',
            duration: 1,
            duration_unit: 'month',
          });
          expect(service?.items.map(({ seq_id, usage_model }) => [seq_id, usage_model])).toEqual([
            ['service-sport', 'SERVICE'],
          ]);
          expect(film?.items.map(({ seq_id, usage_model }) => [seq_id, usage_model])).toEqual([
            ['teplyy-okean-evropy-est-hd', 'EST'],
            ['teplyy-okean-evropy-est-4k', 'EST'],
          ]);
        },
      }),
    ],
    bad: [
      {
        title: 'finds nothing for what is not for sale [PAY-031]',
        as: 'master',
        run: (client) => getPurchaseVariants(client, { type: 'media_item', id: 'no-such-film' }),
        error: 'notFound',
      },
    ],
    access: {
      run: (client) => getPurchaseVariants(client, { type: 'service', id: 'sport' }),
      outcomes: forAccounts,
    },
  },
  buyContent: {
    good: [
      good({
        title:
          'takes the price of the server from the prepaid account [PAY-021, PAY-022, ENTITY-049]',
        as: 'master',
        run: async (client) => {
          const bought = await buyContent(client, karaoke());
          return { bought, account: await getPaymentAccount(client) };
        },
        check: ({ bought, account }) => {
          expect(bought).toMatchObject({
            status: 'fulfilled',
            pay_amount: 14900,
            currency: 'RUB',
            notification: { display: { message: 'You are subscribed to “Karaoke”' } },
          });
          expect(account.balance).toBe(135_100);
        },
      }),
      good({
        title:
          'C3: sells by a page of the viewer’s bank, which is found again by the key [PAY-025]',
        as: 'master',
        run: async (client, world) => {
          const bought = await buyContent(
            client,
            karaoke({ paymentMethodId: 'external_url-bank_qr', returnPath: '/my/services' }),
          );
          const found = await findPurchase(client, { idempotencyKey: KEY });
          await pressOnPage(world, found.external_payment?.url, 'pay');
          return { bought, found, paid: await findPurchase(client, { idempotencyKey: KEY }) };
        },
        check: ({ bought, found, paid }) => {
          expect(bought).toMatchObject({ status: 'wait_payment', payment_state: 'none' });
          expect(found.external_payment).toEqual(bought.external_payment);
          expect(paid).toMatchObject({ status: 'fulfilled', pay_amount: 14900 });
        },
      }),
      good({
        title: 'answers a repetition with the same and takes nothing more',
        as: 'other',
        run: async (client) => {
          const bonus = karaoke({
            optionId: 'certificate-gift-500',
            priceId: 'certificate-gift-500-one-time',
            expected: { amount: 50_000, currency: 'RUB' },
          });
          const first = await buyContent(client, bonus);
          const again = await buyContent(client, bonus);
          return { first, again, account: await getPaymentAccount(client) };
        },
        check: ({ first, again, account }) => {
          expect(again).toEqual(first);
          expect(account.balance).toBe(450_000);
        },
      }),
    ],
    bad: [
      {
        title: 'asks a buyer of another country for the consents of its law',
        as: 'master',
        run: async (client, world) => {
          await moveToEstonia(world);
          return buyContent(client, karaoke({ consents: ['terms'] }));
        },
        error: 'consentMissing',
      },
      {
        title: 'keeps no card for a child, whatever the child proves',
        as: 'child',
        run: (client) =>
          buyContent(client, karaoke({ paymentMethodId: 'any_card', isShouldLinkCard: true })),
        error: 'adultOnly',
      },
      {
        title: 'leads back to no other site',
        as: 'master',
        run: (client) => buyContent(client, karaoke({ returnPath: '//evil.example' })),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a key of another purchase',
        as: 'master',
        run: async (client) => {
          await buyContent(client, karaoke());
          return buyContent(client, karaoke({ priceId: 'karaoke-day-one_time' }));
        },
        error: 'idempotencyMismatch',
      },
      {
        title: 'refuses what is no key',
        as: 'master',
        run: (client) => buyContent(client, karaoke({ idempotencyKey: 'short' })),
        error: 'invalidRequest',
      },
      {
        title: 'refuses an empty id',
        as: 'master',
        run: (client) => buyContent(client, karaoke({ optionId: '' })),
        error: 'invalidRequest',
      },
      {
        title: 'refuses what is no PIN',
        as: 'master',
        run: (client) => buyContent(client, karaoke({ pin: secret('12') })),
        error: 'invalidRequest',
      },
      {
        title: 'asks a profile for its PIN',
        as: 'additional',
        run: (client) => buyContent(client, karaoke({ pin: undefined })),
        error: 'pinRequired',
      },
      {
        title: 'does not know a price of another option',
        as: 'master',
        run: (client) => buyContent(client, karaoke({ priceId: 'sport-month-plain' })),
        error: 'notFound',
      },
      {
        title: 'does not pay with the card of another account',
        as: 'master',
        run: (client) =>
          buyContent(client, karaoke({ paymentMethodId: 'linked_card-demo-5-card' })),
        error: 'notFound',
      },
      {
        title: 'wants the amount confirmed',
        as: 'master',
        run: (client) =>
          buyContent(
            client,
            karaoke({
              optionId: 'service-sport',
              priceId: 'sport-month-plain',
              expected: { amount: 39_900, currency: 'RUB' },
              isConfirmed: undefined,
            }),
          ),
        error: 'confirmationRequired',
      },
      {
        title: 'C10: refuses another price than the one that the viewer saw [PAY-021]',
        as: 'master',
        run: (client) =>
          buyContent(client, karaoke({ expected: { amount: 9900, currency: 'RUB' } })),
        error: 'priceChanged',
      },
      {
        title: 'refuses prepaid money that is not there [PAY-020]',
        as: 'master',
        run: (client) =>
          buyContent(
            client,
            karaoke({
              optionId: 'service-vse',
              priceId: 'vse-year-discount',
              expected: { amount: 499_000, currency: 'RUB' },
            }),
          ),
        error: 'prepaidFundsMissing',
      },
      {
        title: 'sells nothing twice',
        as: 'other',
        run: (client) => buyContent(client, karaoke()),
        error: 'alreadyOwned',
      },
    ],
    access: {
      run: (client) => buyContent(client, karaoke()),
      outcomes: { ...forChanges, other: 'alreadyOwned' },
    },
  },
} satisfies Record<string, OperationCases>;
