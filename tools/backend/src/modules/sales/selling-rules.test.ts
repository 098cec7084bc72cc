import type { PurchaseVariants } from '@foyer/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { accounts, orders } from '../../database/schema.ts';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { buy, month } from '../../testing/test-purchases.ts';
import { countryOf } from './selling-rules.ts';

let backend: TestBackend;
let caller: TestCaller;

beforeEach(async () => {
  backend = await createTestBackend();
  caller = await backend.signedIn(1);
});

const movedTo = (phone: string) =>
  backend.db.update(accounts).set({ phone }).where(eq(accounts.id, 'demo-1'));

const rulesNow = async () =>
  ((await caller.send('GET', '/purchase-variants/service/kino')).body as PurchaseVariants).rules;

describe('countryOf', () => {
  it.each([
    ['+79001234567', 'RU'],
    ['+77011234567', 'KZ'],
    ['+37455123456', 'AM'],
    ['+3725123456', 'EE'],
    ['+999123456', 'RU'],
    [null, 'RU'],
  ])('takes %s for a phone of %s', (phone, country) => {
    expect(countryOf(phone)).toBe(country);
  });
});

describe('the rules of a sale', () => {
  it('are those of the country of the buyer', async () => {
    const atHome = await rulesNow();
    await movedTo('+3725123456');

    expect(atHome).toEqual({
      country: 'RU',
      withdrawal_days: 0,
      has_withdrawal_function: false,
      order_button: 'plain',
      consents: [],
    });
    expect(await rulesNow()).toMatchObject({
      country: 'EE',
      withdrawal_days: 14,
      order_button: 'obliges_to_pay',
      consents: ['terms', 'early_supply'],
    });
  });

  it('want each consent before anything is paid, and the order keeps them', async () => {
    await movedTo('+3725123456');
    const gift = month('kino', 'any_card');

    const without = await buy(caller, gift);
    const half = await buy(caller, { ...gift, consents: ['terms'] });
    const whole = await buy(caller, { ...gift, consents: ['terms', 'early_supply'] });

    expect([without.body, half.body]).toMatchObject([
      { error_code: 2000051 },
      { error_code: 2000051 },
    ]);
    expect(whole.body).toMatchObject({ status: 'wait_payment' });
    expect(
      await backend.db.select().from(orders).where(eq(orders.accountId, 'demo-1')),
    ).toMatchObject([{ consents: ['terms', 'early_supply'] }]);
  });
});
