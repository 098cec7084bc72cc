import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { orders, purchasePrices } from '../../database/schema.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { buy, month } from '../../testing/test-purchases.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

const countOrders = (accountId: string) =>
  backend.db.$count(orders, eq(orders.accountId, accountId));

/** Changes what a month of sport costs; tests share the catalogue, so it is to be set back. */
async function setPrice(amount: number): Promise<void> {
  await backend.db
    .update(purchasePrices)
    .set({ amount })
    .where(eq(purchasePrices.id, 'sport-month-plain'));
}

const byCard = { ...month('sport', 'linked_card-demo-2-card'), pin_code: '1234' };

describe('buyContent', () => {
  it('refuses prepaid money that is not there, and nothing has happened [PAY-020]', async () => {
    const caller = await backend.signedIn(1);

    const refused = await buy(caller, month('kino', 'account_prepaid'));

    expect(refused.status).toBe(402);
    expect(refused.body).toEqual({
      error_code: 2000035,
      description: 'На лицевом счёте недостаточно денег',
    });
    expect(await countOrders('demo-1')).toBe(0);
  });

  it('refuses a prepaid account that is closed with 1000049 [PAY-018]', async () => {
    const caller = backend.caller();
    await caller.send('POST', '/demo/sign-in', { body: { login: 'viewer@example.org' } });

    const refused = await buy(caller, month('karaoke', 'account_prepaid'));

    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ error_code: 1000049 });
  });

  it('asks for the confirmation where nothing more is typed, but not for a one-step option [PAY-033, PAY-034]', async () => {
    const caller = await backend.signedIn(5);
    const before = await countOrders('demo-5');
    const { is_confirmed: _yes, ...unconfirmed } = month('kino', 'account_prepaid');
    const certificate = {
      seq_id: 'certificate-gift-500',
      price_id: 'certificate-gift-500-one-time',
      payment_method_id: 'linked_card-demo-5-card',
    };

    const service = await buy(caller, unconfirmed);
    const gift = await buy(caller, certificate);
    const newCard = await buy(caller, { ...certificate, payment_method_id: 'any_card' });

    expect([service.body, gift.body]).toMatchObject([
      { error_code: 2000040 },
      { error_code: 2000040 },
    ]);
    expect(newCard.body).toMatchObject({ status: 'wait_payment' });
    expect(await countOrders('demo-5')).toBe(before + 1);
  });

  it.each([
    ['rises', 44_900],
    ['falls', 34_900],
  ])(
    'C10: takes nothing when the price %s while it is shown, and says the new one [PAY-021]',
    async (_, amount) => {
      const caller = await backend.signedIn(2);
      const before = await countOrders('demo-2');
      await setPrice(amount);
      onTestFinished(() => setPrice(39_900));
      const seen = { ...byCard, expected: { amount: 39_900, currency: 'RUB' } };

      const refused = await buy(caller, seen);
      const accepted = await buy(caller, { ...seen, expected: { amount, currency: 'RUB' } });

      expect(refused.status).toBe(409);
      expect(refused.body).toEqual({
        error_code: 2000046,
        description: 'Цена изменилась. Проверьте сумму ещё раз',
        price: expect.objectContaining({
          price_id: 'sport-month-plain',
          payment_method_id: 'linked_card-demo-2-card',
          amount,
          currency: 'RUB',
        }) as object,
      });
      expect(accepted.body).toMatchObject({ status: 'fulfilled', pay_amount: amount });
      expect(await countOrders('demo-2')).toBe(before + 1);
    },
  );

  it('C10: takes nothing in another currency than the one that the viewer saw [PAY-021]', async () => {
    const caller = await backend.signedIn(2);

    const refused = await buy(caller, { ...byCard, expected: { amount: 39_900, currency: 'AMD' } });

    expect(refused.body).toMatchObject({ error_code: 2000046, price: { currency: 'RUB' } });
  });

  it.each([
    ['no PIN', {}],
    ['a wrong PIN', { pin_code: '9999' }],
    ['0000 where another PIN is set', { pin_code: '0000' }],
  ])('refuses %s of a profile that needs one to buy [PERM-004]', async (_, proof) => {
    const caller = await backend.signedIn(2);

    const refused = await buy(caller, { ...month('sport', 'account_prepaid'), ...proof });

    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ error_code: 1000110 });
    expect(await countOrders('demo-2')).toBe(0);
  });

  it('stops after five wrong PINs of a profile', async () => {
    const caller = await backend.signedIn(2);
    for (const pin of ['1111', '2222', '3333', '4444', '5555']) {
      await buy(caller, { ...byCard, pin_code: pin });
    }

    const refused = await buy(caller, byCard);

    expect(refused.body).toMatchObject({ error_code: 1000115 });
  });

  it.each([
    ['an unknown option', { seq_id: 'service-nothing' }],
    ['a price of another option', { price_id: 'kino-month-plain' }],
    ['an unknown method', { payment_method_id: 'gold' }],
    ['the card of another account', { payment_method_id: 'linked_card-demo-5-card' }],
    ['points for a price in money', { payment_method_id: 'bonus-svet' }],
    ['a top-up', { payment_method_id: 'account_refill' }],
  ])('does not know %s [PAY-033]', async (_, change) => {
    const caller = await backend.signedIn(1);

    const refused = await buy(caller, { ...month('sport', 'any_card'), ...change });

    expect(refused.status).toBe(404);
    expect(await countOrders('demo-1')).toBe(0);
  });

  it('keeps no card for a child, and none without a fresh proof that the account is the caller’s', async () => {
    const keeping = { ...month('sport', 'any_card'), pin_code: '1234', is_should_link_card: true };
    const master = await backend.signedIn(2);
    const child = await backend.signedIn(2);
    await child.send('POST', '/profiles/switch', { body: { id: 'demo-2-profile-3' } });
    await child.send('POST', '/profiles/pin/validate', { body: { pin_code: '1234' } });

    const byChild = await buy(child, keeping);
    backend.pass(6 * 60);
    const unproved = await buy(master, keeping);
    const withoutCard = await buy(master, { ...keeping, is_should_link_card: undefined });

    expect(byChild.body).toMatchObject({ error_code: 1000136 });
    expect(unproved.body).toMatchObject({ error_code: 1000137, proof: 'pin' });
    expect(withoutCard.body).toMatchObject({ status: 'wait_payment' });
  });

  it('refuses another card than the one of the method', async () => {
    const caller = await backend.signedIn(2);

    const refused = await buy(caller, { ...byCard, bank_card_id: 'demo-5-card' });

    expect(refused.status).toBe(400);
  });

  it('sells a child no film that it may not watch', async () => {
    const child = await backend.signedIn(2);
    await child.send('POST', '/profiles/switch', { body: { id: 'demo-2-profile-3' } });

    const refused = await buy(child, {
      seq_id: 'golos-iz-kirovakana-tvod-hd',
      price_id: 'golos-iz-kirovakana-tvod-hd-one-time',
      payment_method_id: 'account_prepaid',
      pin_code: '1234',
    });

    expect(refused.body).toMatchObject({ error_code: 1000111 });
  });

  it('sells a service once, and its introduction to newcomers only', async () => {
    const caller = await backend.signedIn(2);
    const intro = {
      seq_id: 'service-kids',
      price_id: 'kids-month-trial',
      payment_method_id: 'linked_card-demo-2-card',
      is_confirmed: true,
      pin_code: '1234',
    };

    const again = await buy(caller, {
      ...month('kino', 'account_prepaid'),
      pin_code: '1234',
    });
    const trial = await buy(caller, intro);

    expect([again.body, trial.body]).toMatchObject([
      { error_code: 2000039 },
      { error_code: 2000038 },
    ]);
  });

  it('refuses points of a program that the account is not in', async () => {
    const caller = await backend.signedIn(1);

    const refused = await buy(caller, {
      seq_id: 'service-vse',
      price_id: 'vse-month-bonus',
      payment_method_id: 'bonus-svet',
      is_confirmed: true,
    });

    expect(refused.body).toMatchObject({ error_code: 2000041 });
  });

  it('refuses points that are not there', async () => {
    const caller = await backend.signedIn(5);
    const film = 'doch-zvezdocheta';
    const bonus = (quality: string) => ({
      seq_id: `${film}-est-${quality}`,
      price_id: `${film}-est-${quality}-bonus`,
      payment_method_id: 'bonus-svet',
      is_confirmed: true,
    });
    await backend.db.execute(
      `update bonus_memberships set balance = 10 where account_id = 'demo-5' and program_id = 'svet'`,
    );

    const refused = await buy(caller, bonus('hd'));

    expect(refused.body).toMatchObject({ error_code: 2000042 });
    expect((await caller.send('GET', '/bonus-programs/svet')).body).toMatchObject({ balance: 10 });
  });
});
