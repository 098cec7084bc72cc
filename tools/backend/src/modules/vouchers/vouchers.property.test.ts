import { array, assert, asyncProperty, constantFrom, record } from 'fast-check';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { promoActivations, promoCodes, subscriptions } from '../../database/schema.ts';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';

/** A code that one account alone may use. */
const single = {
  code: 'PERVYY',
  kind: 'service',
  itemId: 'sport',
  names: { rus: 'Спорт', eng: 'Sport', hye: 'Սպորտ' },
  duration: 1,
  durationUnit: 'week',
  maxUses: 1,
} as const;

const numbers = [1, 2] as const;
type Account = (typeof numbers)[number];

/** How a code may arrive: promo codes and a certificate, however typed, and the certificate by its own call too. */
const sent = record({
  account: constantFrom<Account>(...numbers),
  code: constantFrom('UDACHA', ' udacha', 'PERVYY', 'pervyy ', 'GIFT-POLKA500', 'gift-polka500'),
  path: constantFrom('/promo-codes', '/promo-codes', '/certificates/activate'),
});

const idOf = (account: Account) => `demo-${account}`;
const norm = (code: string) => code.trim().toUpperCase();

const balanceOf = async (caller: TestCaller): Promise<number> =>
  ((await caller.send('GET', '/payment-account')).body as { balance: number }).balance;

/** How many weeks of a service an account has from now on, in whole ones. */
async function weeksOf({ db }: TestBackend, account: Account, service: string): Promise<number> {
  const [row] = await db
    .select({ until: subscriptions.paidUntil })
    .from(subscriptions)
    .where(and(eq(subscriptions.accountId, idOf(account)), eq(subscriptions.serviceId, service)));
  const ms = (row?.until?.getTime() ?? Date.now()) - Date.now();
  return Math.max(0, Math.round(ms / (7 * 24 * 60 * 60 * 1000)));
}

describe('codes that arrive at once, doubled, from two accounts', () => {
  it('C23: are each used up once, give what they stand for once, and are repeated in no answer', async () => {
    let doubled = 0;
    const { db } = await createTestBackend();
    await db.insert(promoCodes).values(single);
    // Another test's codes are what the catalogue holds.
    onTestFinished(
      async () => void (await db.delete(promoCodes).where(eq(promoCodes.code, single.code))),
    );
    await assert(
      asyncProperty(array(sent, { minLength: 2, maxLength: 10 }), async (sendings) => {
        const backend = await createTestBackend();
        const callers = { 1: await backend.signedIn(1), 2: await backend.signedIn(2) };
        const standing = async (account: Account) => ({
          kids: await weeksOf(backend, account, 'kids'),
          sport: await weeksOf(backend, account, 'sport'),
          balance: await balanceOf(callers[account]),
        });
        const before = { 1: await standing(1), 2: await standing(2) };

        const answers = await Promise.all(
          sendings.map(({ account, code, path }) =>
            callers[account].send('POST', path, { body: { code } }),
          ),
        );

        const used = sendings.filter((_, index) => answers[index]?.status === 200);
        const uses = (code: string, account?: Account) =>
          used.filter(
            (one) => norm(one.code) === code && (account === undefined || one.account === account),
          ).length;
        expect(uses('PERVYY')).toBeLessThanOrEqual(1);
        expect(uses('GIFT-POLKA500')).toBeLessThanOrEqual(1);
        for (const account of numbers) {
          expect(uses('UDACHA', account)).toBeLessThanOrEqual(1);
          const { kids, sport, balance } = before[account];
          expect(await standing(account)).toEqual({
            kids: kids + uses('UDACHA', account),
            sport: sport + uses('PERVYY', account),
            balance: balance + 50_000 * uses('GIFT-POLKA500', account),
          });
          const rows = await backend.db.$count(
            promoActivations,
            eq(promoActivations.accountId, idOf(account)),
          );
          expect(rows).toBe(uses('UDACHA', account) + uses('PERVYY', account));
        }
        for (const { status, text } of answers) {
          expect([200, 400, 409, 429]).toContain(status);
          expect(text).not.toMatch(/udacha|pervyy|polka500/iu);
        }
        doubled += sendings.length - used.length;
      }),
      { numRuns: 12, seed: 1 },
    );
    expect(doubled).toBeGreaterThan(12);
  }, 120_000);
});
