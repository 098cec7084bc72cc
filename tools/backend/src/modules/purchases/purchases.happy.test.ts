import type { Service } from '@foyer/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { orders, purseEntries } from '../../database/schema.ts';
import { readLedger } from '../../parties/payments/payments.store.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import {
  buy,
  confirm,
  eventCodesOf,
  month,
  postCard,
  serviceOf,
  testCards,
  variantsOf,
} from '../../testing/test-purchases.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

describe('buyContent', () => {
  it('waits for the card, and gives the service when the provider has charged it [PAY-022, PAY-023, PAY-024, PAY-033, BANKCARD-030, BANKCARD-037]', async () => {
    const caller = await backend.signedIn(1);

    const bought = await buy(caller, month('kino', 'any_card'));
    const unpaid = await serviceOf(caller, 'kino');
    const reqStatus = await postCard(backend, 'create', bought.body, testCards.success);
    const confirmed = await confirm(caller, bought.body);

    expect(bought.body).toEqual({
      ticket_id: expect.any(String) as string,
      order_id: expect.any(String) as string,
      status: 'wait_payment',
      pay_amount: 29900,
      currency: 'RUB',
      req_id: expect.any(String) as string,
      payment_state: 'none',
      expires_at: expect.any(String) as string,
    });
    expect(unpaid).toMatchObject({ active: false });
    expect(reqStatus).toBe(0);
    expect(confirmed.body).toMatchObject({
      notification: {
        event_type: 'display',
        display: { message: 'Подписка «Кино» подключена' },
      },
    });
    expect(await serviceOf(caller, 'kino')).toMatchObject({
      active: true,
      purchase_state: { service: { status: 'subscribed', autopayment: { status: 'disabled' } } },
    });
    expect(await eventCodesOf(backend, 'demo-1')).toEqual(['sync_purchases']);
    expect(await readLedger(backend.db)).toMatchObject([
      { state: 'charged', amount: 29900, card: { last_digits: '0004', brand: 'mir' } },
    ]);
  });

  it('keeps the card when the buyer wants it, and renews with it', async () => {
    const caller = await backend.signedIn(1);

    const bought = await buy(caller, { ...month('kino', 'any_card'), is_should_link_card: true });
    await postCard(backend, 'create', bought.body, testCards.success);
    await confirm(caller, bought.body);

    expect((await caller.send('GET', '/bank-cards')).body).toEqual({
      items: [
        {
          id: expect.any(String) as string,
          last_digits: '0004',
          brand: 'mir',
          expiry: { month: 12, year: 2030 },
          renewals: [
            {
              service_id: 'kino',
              name: 'Кино',
              paid_until: expect.any(String) as string,
              next_payment: { amount: 29900, currency: 'RUB' },
              is_trial: false,
            },
          ],
        },
      ],
    });
    expect(await serviceOf(caller, 'kino')).toMatchObject({
      purchase_state: { service: { autopayment: { status: 'enabled' } } },
    });
    expect(await eventCodesOf(backend, 'demo-1')).toEqual(['sync_purchases', 'bank_card_added']);
  });

  it('charges a linked card at once [PAY-033]', async () => {
    const caller = await backend.signedIn(2);

    const bought = await buy(caller, {
      ...month('sport', 'linked_card-demo-2-card'),
      bank_card_id: 'demo-2-card',
      pin_code: '1234',
    });

    expect(bought.body).toMatchObject({
      status: 'fulfilled',
      pay_amount: 39900,
      notification: { display: { message: 'Подписка «Спорт» подключена' } },
    });
    expect(await readLedger(backend.db)).toMatchObject([{ state: 'charged', amount: 39900 }]);
  });

  it('takes prepaid money, no more and no less than the price on the server', async () => {
    const caller = await backend.signedIn(2);

    await buy(caller, {
      ...month('karaoke', 'account_prepaid'),
      pin_code: '1234',
      amount: 1,
    } as object);

    expect((await caller.send('GET', '/payment-account')).body).toMatchObject({
      balance: 135100,
      currency: 'RUB',
      is_active: true,
    });
    expect(await backend.db.select().from(purseEntries)).toMatchObject([
      { accountId: 'demo-2', purse: 'prepaid', amount: -14900 },
    ]);
  });

  it('takes points for a bonus price', async () => {
    const caller = await backend.signedIn(5);

    const bought = await buy(caller, {
      seq_id: 'teplyy-okean-evropy-est-hd',
      price_id: 'teplyy-okean-evropy-est-hd-bonus',
      payment_method_id: 'bonus-svet',
      is_confirmed: true,
    });

    expect(bought.body).toMatchObject({
      status: 'fulfilled',
      notification: { display: { message: '«Тёплый океан Европы» — ваш навсегда' } },
    });
    expect((await caller.send('GET', '/bonus-programs/svet')).body).toMatchObject({
      balance: 1321,
    });
    expect(await eventCodesOf(backend, 'demo-5')).toEqual(['sync_purchase']);
  });

  it('starts a trial for a card that was linked, and takes nothing [BANKCARD-031, BANKCARD-032, BANKCARD-035]', async () => {
    const caller = await backend.signedIn(1);
    const trial = { ...month('kino', 'any_card'), price_id: 'kino-month-trial' };

    const bought = await buy(caller, trial);
    const early = await confirm(caller, bought.body);
    const binding = await caller.send('POST', '/bank-cards');
    const reqStatus = await postCard(backend, 'bindCard', binding.body, testCards.success);
    await confirm(caller, binding.body);
    const confirmed = await confirm(caller, bought.body);

    expect(bought.body).not.toHaveProperty('req_id');
    expect(early.body).toMatchObject({ error_code: 2000021 });
    expect([binding.status, reqStatus, confirmed.status]).toEqual([201, 0, 200]);
    const service = (await serviceOf(caller, 'kino')) as Service;
    const state = service.purchase_state?.service;
    expect(service.active).toBe(true);
    expect(state).toMatchObject({ status: 'subscribed', autopayment: { status: 'enabled' } });
    expect(Date.parse(state?.status_change_date ?? '')).toBeCloseTo(Date.now() + WEEK_MS, -5);
    expect(await readLedger(backend.db)).toMatchObject([{ state: 'charged', amount: 100 }]);
  });

  it('rents a film for two days in one step, and then it may be rented again', async () => {
    const caller = await backend.signedIn(2);
    const [tvod] = (await variantsOf(caller, 'media_item/golos-iz-kirovakana')).filter(
      ({ usage_model }) => usage_model === 'TVOD',
    );
    const rent = {
      seq_id: tvod?.seq_id ?? '',
      price_id: tvod?.periods[0]?.prices[0]?.price_id ?? '',
      payment_method_id: 'account_prepaid',
      pin_code: '1234',
    };

    const first = await buy(caller, rent);
    const again = await buy(caller, rent);
    backend.pass(48 * 3600 + 1);
    await backend.jobs.run('end rentals');
    const later = await buy(caller, rent);

    expect([first.status, again.status, later.status]).toEqual([200, 409, 200]);
    expect(await eventCodesOf(backend, 'demo-2')).toEqual([
      'sync_purchase',
      'sync_unsubscribe',
      'sync_purchase',
    ]);
  });
});

describe('listPurchases', () => {
  it('shows the latest payments first, page by page, without the bindings of cards', async () => {
    const caller = await backend.signedIn(5);
    await caller.send('POST', '/bank-cards');

    const first = await caller.send('GET', '/purchases?limit=20');
    const { next_cursor } = first.body as { next_cursor: string };
    const second = await caller.send('GET', `/purchases?limit=20&cursor=${next_cursor}`);

    const items = [first, second].flatMap(({ body }) => (body as { items: object[] }).items);
    expect(items).toHaveLength(32);
    expect(items[0]).toEqual({
      order_id: 'demo-5-order-kino-0',
      ticket_id: 'demo-5-ticket-kino-0',
      created_at: expect.any(String) as string,
      status: 'fulfilled',
      name: 'Кино',
      item: { type: 'service', id: 'kino' },
      usage_model: 'SERVICE',
      amount: 29900,
      currency: 'RUB',
      payment_method: { name: 'linked_card', description: 'Мир •• 0004' },
      is_renewal: true,
      receipt: expect.objectContaining({ number: 'demo-5-order-kino-0' }) as object,
    });
    expect(second.body).not.toHaveProperty('next_cursor');
  });
});

describe('orders', () => {
  it('remember what they cost when they were made', async () => {
    const caller = await backend.signedIn(1);

    await buy(caller, month('kino', 'any_card'));

    expect(
      await backend.db.select().from(orders).where(eq(orders.accountId, 'demo-1')),
    ).toMatchObject([
      {
        kind: 'purchase',
        status: 'wait_payment',
        priceId: 'kino-month-plain',
        amount: 29900,
        duration: 1,
        durationUnit: 'month',
      },
    ]);
  });
});
