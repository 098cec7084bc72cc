import {
  activateCertificate,
  getCertificate,
  getPaymentAccount,
  getService,
  listCertificateOffers,
  listCertificates,
  sendPromoCode,
} from '@foyer/client';
import { expect } from 'vitest';
import { forAccounts, forAnybody, forChanges, good, type OperationCases } from '../cases.types.ts';

/** Trials of promo codes and gift certificates. */
export const vouchersCases = {
  sendPromoCode: {
    good: [
      good({
        title:
          'gives what the code stands for, however it was typed [PROMO-016, ENTITY-052, CALL-025]',
        as: 'additional',
        run: async (client) => {
          const { notification } = await sendPromoCode(client, { code: ' udacha ' });
          return { notification, service: await getService(client, { idOrAlias: 'kids' }) };
        },
        check: ({ notification, service }) => {
          expect(notification).toMatchObject({
            event_type: 'display',
            display: {
              message: 'The promo code is activated',
              submessage: expect.stringMatching(/^You have “Kids” until/) as string,
              target: { type: 'screen', link: 'services/kids' },
            },
          });
          expect(service.active).toBe(true);
        },
      }),
    ],
    bad: [
      {
        title: 'knows no such code',
        as: 'master',
        run: (client) => sendPromoCode(client, { code: 'NOTHING' }),
        error: 'voucherUnknown',
      },
      {
        title: 'refuses one that is too old',
        as: 'master',
        run: (client) => sendPromoCode(client, { code: 'KINO2019' }),
        error: 'voucherExpired',
      },
      {
        title: 'refuses one that this account has used',
        as: 'master',
        run: async (client) => {
          await sendPromoCode(client, { code: 'UDACHA' });
          return sendPromoCode(client, { code: 'UDACHA' });
        },
        error: 'voucherUsed',
      },
      {
        title: 'refuses the sixth code of a day unread [PROMO-010]',
        as: 'master',
        run: async (client) => {
          for (const code of ['A', 'B', 'C', 'D', 'E']) {
            await sendPromoCode(client, { code }).catch(() => undefined);
          }
          return sendPromoCode(client, { code: 'UDACHA' });
        },
        error: 'tooManyVouchers',
      },
      {
        title: 'refuses an empty code',
        as: 'master',
        run: (client) => sendPromoCode(client, { code: '  ' }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a code of endless length',
        as: 'master',
        run: (client) => sendPromoCode(client, { code: 'A'.repeat(65) }),
        error: 'invalidRequest',
      },
    ],
    access: {
      run: (client) => sendPromoCode(client, { code: 'UDACHA' }),
      outcomes: forChanges,
    },
  },
  listCertificateOffers: {
    good: [
      good({
        title: 'shows everybody the certificates on sale',
        as: 'nobody',
        run: (client) => listCertificateOffers(client),
        check: ({ items }) =>
          expect(items.map(({ id, amount, currency }) => [id, amount, currency])).toEqual([
            ['gift-500', 50_000, 'RUB'],
            ['gift-1000', 100_000, 'RUB'],
            ['gift-3000', 300_000, 'RUB'],
          ]),
      }),
    ],
    bad: [],
    access: { run: (client) => listCertificateOffers(client), outcomes: forAnybody },
  },
  listCertificates: {
    good: [
      good({
        title: 'shows what was bought, given away and received, without a code',
        as: 'other',
        run: (client) => listCertificates(client),
        check: ({ items }) =>
          expect(items.map((item) => [item.status, 'code' in item]).sort()).toEqual([
            ['activated', false],
            ['bought', false],
            ['expired', false],
            ['given', false],
          ]),
      }),
    ],
    bad: [
      {
        title: 'refuses a cursor of nothing',
        as: 'other',
        run: (client) => listCertificates(client, { cursor: 'nowhere' }),
        error: 'invalidRequest',
      },
    ],
    access: { run: (client) => listCertificates(client), outcomes: forAccounts },
  },
  getCertificate: {
    good: [
      good({
        title: 'shows the code to who bought it, while it can be given away [ROUTE-054]',
        as: 'other',
        run: async (client) => ({
          unused: await getCertificate(client, { id: 'demo-certificate-1' }),
          given: await getCertificate(client, { id: 'demo-certificate-2' }),
        }),
        check: ({ unused, given }) => {
          expect([unused.status, unused.code]).toEqual(['bought', 'GIFT-PRAZDNIK']);
          expect([given.status, 'code' in given]).toEqual(['given', false]);
        },
      }),
      good({
        title: 'shows no code to who was given it',
        as: 'master',
        run: (client) => getCertificate(client, { id: 'demo-certificate-2' }),
        check: (certificate) =>
          expect([certificate.status, 'code' in certificate]).toEqual(['activated', false]),
      }),
    ],
    bad: [
      {
        title: 'finds none of another account',
        as: 'master',
        run: (client) => getCertificate(client, { id: 'demo-certificate-1' }),
        error: 'notFound',
      },
    ],
    access: {
      run: (client) => getCertificate(client, { id: 'demo-certificate-2' }),
      outcomes: { ...forAccounts, blocked: 'notFound' },
    },
  },
  activateCertificate: {
    good: [
      good({
        title: 'adds its amount to the prepaid account',
        as: 'master',
        run: async (client) => {
          await activateCertificate(client, { code: 'gift-polka500' });
          return getPaymentAccount(client);
        },
        check: ({ balance }) => expect(balance).toBe(200_000),
      }),
    ],
    bad: [
      {
        title: 'refuses one that was used',
        as: 'master',
        run: (client) => activateCertificate(client, { code: 'GIFT-SESTRE' }),
        error: 'voucherUsed',
      },
      {
        title: 'refuses one that is too old',
        as: 'master',
        run: (client) => activateCertificate(client, { code: 'GIFT-STARYY' }),
        error: 'voucherExpired',
      },
      {
        title: 'knows no certificate by a promo code',
        as: 'master',
        run: (client) => activateCertificate(client, { code: 'UDACHA' }),
        error: 'voucherUnknown',
      },
    ],
    access: {
      run: (client) => activateCertificate(client, { code: 'GIFT-POLKA500' }),
      outcomes: forChanges,
    },
  },
} satisfies Record<string, OperationCases>;
