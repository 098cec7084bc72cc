import * as schema from '../../database/schema.ts';
import type { Database } from '../../database/database.ts';
import { insertAsJson } from '../../database/insert-as-json.ts';
import { mediaItemRows } from '../media-item-rows.ts';
import { mainProgramId } from './bonus-programs.ts';
import { servicePriceId } from './sale-rows.ts';
import { monthly } from './service-seed.ts';
import { serviceSeeds } from './service-rows.ts';
import { certificateOfferRows } from './vouchers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type OrderRow = typeof schema.orders.$inferInsert;
type SubscriptionRow = typeof schema.subscriptions.$inferInsert;
type CertificateRow = typeof schema.certificates.$inferInsert;

const days = (now: Date, count: number): Date => new Date(now.getTime() + count * DAY_MS);

/** `MMYY` some years from now. */
const expiryIn = (now: Date, years: number): string =>
  String(now.getUTCMonth() + 1).padStart(2, '0') + String(now.getUTCFullYear() + years).slice(2);

/** Prepaid money of the demo accounts, in roubles; the account of demo-6 is closed. */
const balances: Readonly<Record<string, number>> = {
  'demo-1': 100,
  'demo-2': 1500,
  'demo-3': 0,
  'demo-4': 0,
  'demo-5': 5000,
  'demo-6': 500,
  'demo-7': 0,
};

/** The cards that are linked already, as the provider and the service know them, and for how many years they are valid. */
const cards = [
  { accountId: 'demo-2', id: 'demo-2-card', lastDigits: '1111', brand: 'visa', years: 4 },
  { accountId: 'demo-5', id: 'demo-5-card', lastDigits: '0004', brand: 'mir', years: 3 },
];

/** The account that has everything: services that come with another one are active by it. */
const subscriptionsOfAll = (now: Date): SubscriptionRow[] =>
  serviceSeeds
    .filter(({ parentId }) => parentId === undefined)
    .map(({ id, externalBilling, prices: [price] }, index): SubscriptionRow => {
      const row = { accountId: 'demo-5', serviceId: id, statusSince: days(now, -40) };
      if (externalBilling) return { ...row, status: 'subscribed_in_external_billing' };
      const paid = { ...row, status: 'subscribed', paidUntil: days(now, 20 + index) } as const;
      if (!price || price.type === 'one_time') return { ...paid, autopayment: 'disabled' };
      return {
        ...paid,
        autopayment: 'enabled',
        renewalPriceId: servicePriceId(id, price),
        paymentMethod: 'linked_card',
        bankCardId: 'demo-5-card',
      };
    });

const subscriptionsOfFamily = (now: Date): SubscriptionRow[] => [
  {
    accountId: 'demo-2',
    serviceId: 'kino',
    status: 'subscribed',
    statusSince: days(now, -12),
    paidUntil: days(now, 18),
    autopayment: 'enabled',
    renewalPriceId: 'kino-month-plain',
    paymentMethod: 'linked_card',
    bankCardId: 'demo-2-card',
  },
  {
    accountId: 'demo-2',
    serviceId: 'kids',
    status: 'unsubscribed',
    statusSince: days(now, -3),
    paidUntil: days(now, 9),
    autopayment: 'disabled',
  },
];

const MONTHS_OF_HISTORY = 8;

/** What the account with everything has paid for, month by month. */
const historyOrders = (now: Date): OrderRow[] =>
  serviceSeeds
    .filter(({ prices }) => prices.some(({ type }) => type === 'plain'))
    .slice(0, 4)
    .flatMap(({ id, names, prices }, service) =>
      Array.from({ length: MONTHS_OF_HISTORY }, (_, month): OrderRow => {
        const at = days(now, -30 * month - 10 - service);
        const { roubles } = prices.find(({ type }) => type === 'plain') ?? monthly(0);
        return {
          id: `demo-5-order-${id}-${month}`,
          ticketId: `demo-5-ticket-${id}-${month}`,
          accountId: 'demo-5',
          kind: month === MONTHS_OF_HISTORY - 1 ? 'purchase' : 'renewal',
          status: 'fulfilled',
          itemType: 'service',
          itemId: id,
          usageModel: 'SERVICE',
          names,
          priceId: `${id}-month-plain`,
          priceType: 'plain',
          amount: roubles * 100,
          currency: 'RUB',
          duration: 1,
          durationUnit: 'month',
          paymentMethod: 'linked_card',
          bankCardId: 'demo-5-card',
          cardDescription: 'mir •• 0004',
          createdAt: at,
          updatedAt: at,
        };
      }),
    );

const ownedFilms = (now: Date): (typeof schema.ownedItems.$inferInsert)[] =>
  (['EST', 'TVOD'] as const).flatMap((usageModel) =>
    mediaItemRows
      .filter((row) => row.type === 'film' && row.usageModel === usageModel)
      // The first ones are given away by promo codes.
      .slice(1, 3)
      .map(({ id }) => ({
        accountId: 'demo-5',
        itemType: 'media_item' as const,
        itemId: id,
        usageModel,
        quality: 'HD',
        since: days(now, -1),
        until: usageModel === 'TVOD' ? days(now, 1) : null,
      })),
  );

/** An id must not say the code: lists show it. */
const certificateRows = (now: Date): CertificateRow[] => {
  const made = (code: string, offer: number, more: Partial<CertificateRow>): CertificateRow[] => {
    const nominal = certificateOfferRows[offer];
    if (!nominal) return [];
    const { names, imageId, amount, currency } = nominal;
    const row = { names, imageId, amount, currency };
    return [
      {
        ...row,
        id: '',
        code: `GIFT-${code}`,
        createdAt: days(now, -20),
        expiresAt: days(now, 345),
        ...more,
      },
    ];
  };
  const owner = 'demo-5';
  return [
    ...made('PRAZDNIK', 1, { boughtBy: owner }),
    ...made('SESTRE', 0, {
      boughtBy: owner,
      activatedBy: 'demo-2',
      activatedAt: days(now, -5),
    }),
    ...made('OTMAMY', 2, { activatedBy: owner, activatedAt: days(now, -2) }),
    ...made('STARYY', 0, {
      boughtBy: owner,
      createdAt: days(now, -400),
      expiresAt: days(now, -35),
    }),
    // Bought in a shop and not used yet: for trying the activation.
    ...made('POLKA500', 0, {}),
    ...made('POLKA1000', 1, {}),
  ].map((row, index) => ({ ...row, id: `demo-certificate-${index + 1}` }));
};

const CODES_OF_A_KIND = 9;

const tvCodeRows = (now: Date): (typeof schema.tvCodes.$inferInsert)[] => [
  ...Array.from({ length: CODES_OF_A_KIND }, (_, index) => ({
    code: `TV000${index + 1}`,
    kind: 'auth' as const,
    deviceName: 'Smart TV',
  })),
  {
    code: 'TVOLD1',
    kind: 'auth',
    deviceName: 'Smart TV',
    expiresAt: days(now, -1),
  },
  ...Array.from({ length: CODES_OF_A_KIND }, (_, index) => ({
    code: `OTT-${index + 1}`,
    kind: 'ott' as const,
    deviceName: 'Set-top box',
    serviceId: 'operator',
  })),
];

const memberships = (now: Date): (typeof schema.bonusMemberships.$inferInsert)[] => [
  {
    accountId: 'demo-5',
    programId: mainProgramId,
    status: 'active',
    statusSince: days(now, -90),
    login: '+79000000005',
    balance: 1620,
  },
  {
    accountId: 'demo-5',
    programId: 'pisma',
    status: 'processing',
    // Stays so, for whoever wants to see it.
    statusSince: days(now, 3650),
    login: 'sofya@example.org',
  },
];

/** Writes what the demo accounts have bought, linked, joined and been given. */
export async function seedAccountSales(db: Database, now: Date): Promise<void> {
  await insertAsJson(
    db,
    schema.paymentAccounts,
    Object.entries(balances).map(([accountId, roubles]) => ({
      accountId,
      balance: roubles * 100,
      isActive: accountId !== 'demo-6',
    })),
  );
  await insertAsJson(
    db,
    schema.providerCards,
    cards.map(({ id, lastDigits, brand, years }) => ({
      token: `token-${id}`,
      outcome: 'success' as const,
      lastDigits,
      brand,
      expiry: expiryIn(now, years),
    })),
  );
  await insertAsJson(
    db,
    schema.bankCards,
    cards.map(({ id, accountId, lastDigits, brand, years }) => ({
      id,
      accountId,
      providerToken: `token-${id}`,
      lastDigits,
      brand,
      expiry: expiryIn(now, years),
      createdAt: days(now, -100),
    })),
  );
  await insertAsJson(db, schema.subscriptions, [
    ...subscriptionsOfAll(now),
    ...subscriptionsOfFamily(now),
  ]);
  await insertAsJson(db, schema.orders, historyOrders(now));
  await insertAsJson(db, schema.ownedItems, ownedFilms(now));
  await insertAsJson(db, schema.certificates, certificateRows(now));
  await insertAsJson(db, schema.tvCodes, tvCodeRows(now));
  await insertAsJson(db, schema.bonusMemberships, memberships(now));
}
