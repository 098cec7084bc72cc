import { array, assert, asyncProperty, constantFrom, record } from 'fast-check';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { devices, subscriptions, tvCodes } from '../../database/schema.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';

const numbers = [1, 2] as const;
type Account = (typeof numbers)[number];

const television = ['TV0001', 'tv0001', 'TV0002', 'TV0003', 'TVOLD1', 'ZZZZZZ'];
const operator = ['OTT-1', ' ott-1', 'OTT-2', 'OTT-77'];

/** A code of each kind as it may arrive, a right one mostly. */
const sent = record({
  account: constantFrom<Account>(...numbers),
  code: constantFrom(...television, ...operator),
});

const isTelevision = (code: string) => television.includes(code);
const norm = (code: string) => code.trim().toUpperCase();
const idOf = (account: Account) => `demo-${account}`;

const devicesOf = ({ db }: TestBackend, account: Account) =>
  db.$count(devices, eq(devices.accountId, idOf(account)));

describe('codes of televisions that arrive at once, doubled, from two accounts', () => {
  it('C24: are each used up once, connect one television each, and are repeated in no answer', async () => {
    let doubled = 0;
    await assert(
      asyncProperty(array(sent, { minLength: 2, maxLength: 9 }), async (sendings) => {
        const backend = await createTestBackend();
        const callers = { 1: await backend.signedIn(1), 2: await backend.signedIn(2) };
        const before = { 1: await devicesOf(backend, 1), 2: await devicesOf(backend, 2) };

        const answers = await Promise.all(
          sendings.map(({ account, code }) =>
            callers[account].send(
              'POST',
              isTelevision(code) ? '/tv-codes/authorize' : '/tv-codes/ott',
              { body: { code } },
            ),
          ),
        );

        const used = sendings.filter((_, index) => {
          const { status, body } = answers[index] ?? {};
          return status === 200 && (body as { success?: boolean }).success !== false;
        });
        for (const code of ['TV0001', 'TV0002', 'TV0003', 'OTT-1', 'OTT-2']) {
          const takers = used.filter((one) => norm(one.code) === code);
          expect([code, takers.length <= 1]).toEqual([code, true]);
          const [row] = await backend.db.select().from(tvCodes).where(eq(tvCodes.code, code));
          expect(row?.usedBy ?? undefined).toBe(takers[0] && idOf(takers[0].account));
        }
        for (const account of numbers) {
          const own = used.filter((one) => one.account === account);
          const screens = own.filter(({ code }) => isTelevision(code)).length;
          expect((await devicesOf(backend, account)) - before[account]).toBe(screens);
          const subscribed = await backend.db
            .select({ service: subscriptions.serviceId })
            .from(subscriptions)
            .where(eq(subscriptions.accountId, idOf(account)));
          expect(subscribed.some(({ service }) => service === 'operator')).toBe(
            own.length > screens,
          );
        }
        for (const { status, text } of answers) {
          expect([200, 400, 409, 429]).toContain(status);
          expect(text).not.toMatch(/tv000|tvold|ott-|zzzzzz/iu);
        }
        doubled += sendings.length - used.length;
      }),
      { numRuns: 12, seed: 1 },
    );
    expect(doubled).toBeGreaterThan(12);
  }, 120_000);
});
