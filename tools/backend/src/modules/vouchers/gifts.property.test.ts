import type { CertificatesPage, CertificateWithCode } from '@foyer/contract';
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  oneof,
  record,
} from 'fast-check';
import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { certificateOffers, certificates, orders, paymentAccounts } from '../../database/schema.ts';
import { readLedger } from '../../parties/payments/payments.store.ts';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { buy, confirm, postCard, testCards } from '../../testing/test-purchases.ts';

const TIMEOUT_MS = 180_000;

const methods = ['account_prepaid', 'linked_card-demo-5-card', 'any_card'] as const;
const offers = ['gift-500', 'gift-1000', 'gift-3000'] as const;
/** Few, so that a key comes again with the same purchase and with another one. */
const keys = ['intent-1-gifts', 'intent-2-gifts', 'intent-3-gifts', 'intent-4-gifts'] as const;

/** One thing that happens in the shop; each may come again, and at the same time as itself. */
const happening = record({
  act: oneof(
    { weight: 6, arbitrary: constantFrom('buy' as const) },
    { weight: 4, arbitrary: constantFrom('card' as const) },
    { weight: 3, arbitrary: constantFrom('confirm' as const) },
    { weight: 3, arbitrary: constantFrom('activate' as const) },
    { weight: 1, arbitrary: constantFrom('withdraw' as const, 'offer' as const) },
    { weight: 1, arbitrary: constantFrom('wait' as const, 'close' as const) },
  ),
  /** How often at once: a press that is doubled, two tabs, a call that the network repeats. */
  times: constantFrom(1, 1, 2, 3),
  key: constantFrom(...keys),
  method: constantFrom(...methods),
  offer: constantFrom(...offers),
  card: constantFrom(testCards.success, testCards.success, testCards.refused),
  pick: integer({ min: 0, max: 9 }),
});
type Happening = typeof happening extends Arbitrary<infer T> ? T : never;

interface Shop {
  backend: TestBackend;
  buyer: TestCaller;
  /** The one who is given a certificate, and another who tries the same code. */
  friends: readonly TestCaller[];
  /** Answers of purchases that have a ticket, by key. */
  begun: Map<string, unknown>;
}

/** What of a certificate says whether its code is shown. */
const shownOf = (seen: CertificateWithCode | number) =>
  typeof seen === 'number' ? seen : { status: seen.status, code: seen.code };

const settled = <T>(calls: readonly Promise<T>[]): Promise<T[]> => Promise.all(calls);

/** Made here, not for the demo. */
const isOfStory = (id: string) => !id.startsWith('demo-');

const certificatesOf = async (caller: TestCaller): Promise<CertificatesPage['items']> =>
  ((await caller.send('GET', '/certificates?limit=100')).body as CertificatesPage).items;

const read = async (caller: TestCaller, id: string) => {
  const { status, body } = await caller.send('GET', `/certificates/${id}`);
  return status === 200 ? (body as CertificateWithCode) : status;
};

async function runJobs({ backend }: Shop): Promise<void> {
  await backend.jobs.run('finish stuck orders');
  await backend.jobs.run('return money');
}

const withdrawn = new Map<string, typeof certificateOffers.$inferSelect>();

/** Puts an offer on sale that was withdrawn. */
async function offerAgain({ db }: Pick<TestBackend, 'db'>, id: string): Promise<void> {
  const row = withdrawn.get(id);
  withdrawn.delete(id);
  if (row) await db.insert(certificateOffers).values(row).onConflictDoNothing();
}

/** Does one thing, as often at once as it says. */
async function happen(shop: Shop, event: Happening): Promise<void> {
  const { backend, buyer, friends, begun } = shop;
  const again = <T>(call: () => Promise<T>) => Array.from({ length: event.times }, () => call());
  const order = begun.get(event.key);
  switch (event.act) {
    case 'buy': {
      const answers = await Promise.all(
        again(() =>
          buy(
            buyer,
            {
              seq_id: `certificate-${event.offer}`,
              price_id: `certificate-${event.offer}-one-time`,
              payment_method_id: event.method,
              is_confirmed: true,
            },
            event.key,
          ),
        ),
      );
      for (const { status, body } of answers) if (status === 200) begun.set(event.key, body);
      return;
    }
    case 'card': {
      const isAwaited = order && 'req_id' in (order as object);
      // The form is posted by a page, which has no session at the provider.
      if (isAwaited) await settled(again(() => postCard(backend, 'create', order, event.card)));
      return;
    }
    case 'confirm':
      if (order) await settled(again(() => confirm(buyer, order)));
      return;
    case 'activate': {
      const bought = (await certificatesOf(buyer)).filter(({ id }) => isOfStory(id));
      const gift = await read(buyer, bought[event.pick % bought.length]?.id ?? 'none');
      const code = typeof gift === 'object' ? gift.code : undefined;
      if (code === undefined) return;
      const body = { code };
      const by = (index: number) => friends[(event.pick + index) % friends.length] ?? buyer;
      await settled(
        Array.from({ length: event.times }, (_, index) =>
          by(index).send('POST', '/certificates/activate', { body }),
        ),
      );
      return;
    }
    case 'withdraw': {
      const rows = await backend.db
        .delete(certificateOffers)
        .where(eq(certificateOffers.id, event.offer))
        .returning();
      for (const row of rows) withdrawn.set(row.id, row);
      return;
    }
    case 'offer':
      return offerAgain(backend, event.offer);
    case 'wait':
      backend.pass(31 * 60);
      return;
    case 'close':
      await runJobs(shop);
  }
}

/** Brings everything that has begun to its end, and reads what came of it. */
async function outcomeOf(shop: Shop) {
  const { backend, buyer, friends } = shop;
  backend.pass(31 * 60);
  await runJobs(shop);
  await runJobs(shop);
  // One of the friends may not buy without the PIN, so it is asked for to see a code as well.
  await friends[1]?.send('POST', '/profiles/pin/validate', { body: { pin_code: '1234' } });
  const { db } = backend;
  const sold = await db
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, 'demo-5'), eq(orders.itemType, 'certificate')));
  const made = await db.select().from(certificates).where(eq(certificates.boughtBy, 'demo-5'));
  const purses = await db
    .select()
    .from(paymentAccounts)
    .where(inArray(paymentAccounts.accountId, ['demo-5', 'demo-1', 'demo-2']));
  return {
    sold,
    made: made.filter(({ id }) => isOfStory(id)),
    ledger: await readLedger(db),
    balanceOf: (accountId: string) =>
      purses.find((purse) => purse.accountId === accountId)?.balance ?? 0,
    seenBy: async (id: string) => [
      await read(buyer, id),
      ...(await settled(friends.map((friend) => read(friend, id)))),
    ],
  };
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();
const sumOf = (rows: readonly { amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

async function live(story: readonly Happening[]) {
  const backend = await createTestBackend();
  const buyer = await backend.signedIn(5);
  const friends = [await backend.signedIn(1), await backend.signedIn(2)];
  const shop: Shop = { backend, buyer, friends, begun: new Map() };
  const starting = await backend.db.select().from(paymentAccounts);
  const balanceBefore = (accountId: string) =>
    starting.find((purse) => purse.accountId === accountId)?.balance ?? 0;
  try {
    for (const event of story) await happen(shop, event);
    return { ...(await outcomeOf(shop)), balanceBefore };
  } finally {
    // The catalogue is the next test's, too.
    for (const id of withdrawn.keys()) await offerAgain(backend, id);
  }
}

describe('certificates, whatever happens in a shop', () => {
  it(
    'come one for each order that is paid, with a code for its buyer alone, and no money is kept without one',
    { timeout: TIMEOUT_MS },
    async () => {
      const seen = { made: 0, refunded: 0, activated: 0 };
      await assert(
        asyncProperty(array(happening, { minLength: 12, maxLength: 24 }), async (story) => {
          const now = await live(story);
          const given = now.sold.filter(({ status }) => status === 'fulfilled');
          const rest = now.sold.filter(({ status }) => status !== 'fulfilled');

          // One order, one certificate: of the same id, which a second one could not have.
          expect(idsOf(now.made)).toEqual(idsOf(given));
          expect(new Set(now.made.map(({ code }) => code)).size).toBe(now.made.length);
          expect(now.sold.length).toBeLessThanOrEqual(keys.length);

          // No money is kept where nothing was given: it never came, or went back.
          for (const { status } of rest) expect(['failed', 'refunded']).toContain(status);
          const kept = now.ledger.filter(({ state }) => state === 'charged');
          const byCard = given.filter(({ paymentMethod }) => paymentMethod !== 'account_prepaid');
          expect(kept.map(({ order_id }) => order_id).toSorted()).toEqual(idsOf(byCard));
          const byPurse = given.filter(({ paymentMethod }) => paymentMethod === 'account_prepaid');
          expect(now.balanceOf('demo-5')).toBe(now.balanceBefore('demo-5') - sumOf(byPurse));

          // Each code adds its amount once, to one account.
          for (const friend of ['demo-1', 'demo-2']) {
            const used = now.made.filter(({ activatedBy }) => activatedBy === friend);
            expect(now.balanceOf(friend)).toBe(now.balanceBefore(friend) + sumOf(used));
          }

          for (const { id, code, activatedAt, activatedBy } of now.made) {
            const isUsed = activatedAt !== null;
            const own = { status: isUsed ? 'given' : 'bought', code: isUsed ? undefined : code };
            const received = ['demo-1', 'demo-2'].map((friend) =>
              friend === activatedBy ? { status: 'activated', code: undefined } : 404,
            );
            expect((await now.seenBy(id)).map(shownOf)).toEqual([own, ...received]);
          }

          seen.made += now.made.length;
          seen.refunded += rest.filter(({ status }) => status === 'refunded').length;
          seen.activated += now.made.filter(({ activatedAt }) => activatedAt !== null).length;
        }),
        { numRuns: 12, seed: 32 },
      );
      // The stories are worth telling.
      expect(seen.made).toBeGreaterThan(12);
      expect(seen.activated).toBeGreaterThan(3);
      expect(seen.refunded).toBeGreaterThan(0);
    },
  );
});
