import type { Price, PurchaseOption } from '@foyer/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { orders } from '../../database/schema.ts';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { buy, confirm, postCard, testCards, variantsOf } from '../../testing/test-purchases.ts';

const DAY_SECONDS = 24 * 3600;

let backend: TestBackend;
let caller: TestCaller;

beforeEach(async () => {
  backend = await createTestBackend();
  caller = await backend.signedIn(1);
});

const priceOf = (options: readonly PurchaseOption[], id: string, method: string): Price => {
  const prices = options.flatMap(({ periods }) => periods.flatMap((period) => period.prices));
  const price = prices.find((one) => one.price_id === id && one.payment_method_id === method);
  if (!price) throw new Error(`There is no price ${id} for ${method}`);
  return price;
};

/** Links a card, so that trials and renewals can be paid. */
async function linkCard(): Promise<string> {
  const binding = await caller.send('POST', '/bank-cards');
  await postCard(backend, 'bindCard', binding.body, testCards.success);
  await confirm(caller, binding.body);
  const { items } = (await caller.send('GET', '/bank-cards')).body as { items: { id: string }[] };
  return `linked_card-${items[0]?.id}`;
}

const seenOf = ({ amount, currency, renewal }: Price) => ({
  amount,
  currency,
  ...(renewal && { renewal_amount: renewal.amount }),
});

const renewalsOf = async () =>
  (await backend.db.select().from(orders).where(eq(orders.kind, 'renewal')))
    .filter(({ accountId }) => accountId === 'demo-1')
    .map(({ amount, status }) => ({ amount, status }));

/** Runs the job of renewals after a time. */
async function renewAfter(seconds: number): Promise<void> {
  backend.pass(seconds);
  await backend.jobs.run('renew subscriptions');
}

const secondsUntil = (moment = ''): number => (Date.parse(moment) - Date.now()) / 1000;

describe('the renewal of a price', () => {
  it.each([
    ['C20: a trial', 'kino', 'kino-month-trial', 0],
    ['C21: an introduction', '137037561', '137037561-month-intro', expect.anything()],
  ])(
    '%s: the sum shown is taken at the moment shown, and nothing before [PAY-027]',
    async (_, service, priceId, amount) => {
      const method = await linkCard();
      const options = await variantsOf(caller, `service/${service}`);
      const price = priceOf(options, priceId, method);
      const bought = await buy(caller, {
        seq_id: `service-${service}`,
        price_id: priceId,
        payment_method_id: method,
        is_confirmed: true,
        expected: seenOf(price),
      });
      const until = secondsUntil(price.renewal?.starts_at);

      await renewAfter(until - 60);
      const before = await renewalsOf();
      await renewAfter(120);

      expect(bought.body).toMatchObject({ status: 'fulfilled', pay_amount: price.amount });
      expect(price.amount).toEqual(amount);
      expect(before).toEqual([]);
      expect(await renewalsOf()).toEqual([{ amount: price.renewal?.amount, status: 'fulfilled' }]);
    },
  );

  it('C21: an introduction of several periods says when the regular price begins', async () => {
    const options = await variantsOf(caller, 'service/vse');
    const { intro, renewal, amount } = priceOf(options, 'vse-month-intro', 'account_prepaid');
    const regular = priceOf(options, 'vse-month-plain', 'account_prepaid');
    const months = (intro?.periods ?? 0) * (intro?.duration ?? 0);

    expect(months).toBeGreaterThan(1);
    expect(renewal?.amount).toBe(regular.amount);
    expect(renewal?.amount).not.toBe(amount);
    expect(secondsUntil(renewal?.starts_at) / DAY_SECONDS / months).toBeGreaterThan(27);
  });

  it('is not there where nothing is taken later: once, with points, or by a page outside the site', async () => {
    const service = await variantsOf(caller, 'service/vse');
    const film = await variantsOf(caller, 'media_item/teplyy-okean-evropy');
    const prices = [...service, ...film].flatMap(({ periods }) =>
      periods.flatMap((period) => period.prices),
    );

    const later = prices.filter(({ renewal }) => renewal);

    expect(later.every(({ type }) => type !== 'one_time' && type !== 'bonus')).toBe(true);
    expect(later.every(({ payment_method_id: id }) => !id.startsWith('external_url'))).toBe(true);
    expect(later.length).toBeGreaterThan(0);
  });

  it('C10: refuses a trial whose later sum is another than the viewer saw', async () => {
    const method = await linkCard();
    const trial = {
      seq_id: 'service-kino',
      price_id: 'kino-month-trial',
      payment_method_id: method,
      is_confirmed: true,
    };

    const refused = await buy(caller, {
      ...trial,
      expected: { amount: 0, currency: 'RUB', renewal_amount: 19900 },
    });

    expect(refused.body).toMatchObject({
      error_code: 2000046,
      price: { amount: 0, renewal: { amount: 29900 } },
    });
  });
});
