import { beforeEach, describe, expect, it } from 'vitest';
import { paymentAccounts } from '../../database/schema.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import {
  buy,
  confirm,
  month,
  postCard,
  serviceOf,
  testCards,
} from '../../testing/test-purchases.ts';
import { readLedger } from './payments.store.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

describe('the card form', () => {
  it('answers another status than 0 to a refused card, which may be followed by another card', async () => {
    const caller = await backend.signedIn(1);
    const bought = await buy(caller, month('kino', 'any_card'));

    const refused = await postCard(backend, 'create', bought.body, testCards.refused);
    const early = await confirm(caller, bought.body);
    const accepted = await postCard(backend, 'create', bought.body, testCards.otherSuccess);
    const confirmed = await confirm(caller, bought.body);

    expect([refused, early.body, accepted, confirmed.status]).toEqual([
      1,
      expect.objectContaining({ error_code: 2000037 }),
      0,
      200,
    ]);
  });

  it('lets the order fail with 2000034 when the card has not enough money [PAY-019]', async () => {
    const caller = await backend.signedIn(1);
    const bought = await buy(caller, month('kino', 'any_card'));

    await postCard(backend, 'create', bought.body, testCards.noFunds);
    const refused = await confirm(caller, bought.body);
    const ticket = await caller.send(
      'GET',
      `/tickets/${(bought.body as { ticket_id: string }).ticket_id}`,
    );

    expect(refused.status).toBe(402);
    expect(refused.body).toEqual({
      error_code: 2000034,
      description: 'На карте недостаточно денег',
    });
    expect(ticket.body).toMatchObject({ status: 'failed', error_code: 2000034 });
    expect(await serviceOf(caller, 'kino')).toMatchObject({ active: false });
  });

  it('lets a binding fail the same way', async () => {
    const caller = await backend.signedIn(1);
    const binding = await caller.send('POST', '/bank-cards');

    await postCard(backend, 'bindCard', binding.body, testCards.noFunds);
    const refused = await confirm(caller, binding.body);

    expect(refused.body).toMatchObject({ error_code: 2000034 });
    expect((await caller.send('GET', '/bank-cards')).body).toEqual({ items: [] });
  });

  it('charges an order once, however often and with whatever card the form is sent', async () => {
    const caller = await backend.signedIn(1);
    const bought = await buy(caller, month('kino', 'any_card'));

    const statuses = [];
    for (const card of [testCards.success, testCards.otherSuccess, testCards.refused]) {
      statuses.push(await postCard(backend, 'create', bought.body, card));
    }

    expect(statuses).toEqual([0, 0, 0]);
    expect(await readLedger(backend.db)).toMatchObject([
      { state: 'charged', card: { last_digits: '0004' } },
    ]);
  });

  it.each([
    ['a real card', 'create', '5555555555554444', {}, 1],
    ['a card that has expired', 'create', testCards.success, { expiry: '1124' }, 1],
    ['a changed order', 'create', testCards.success, { order_id: 'other' }, 2],
    ['a forged seal', 'create', testCards.success, { req_id: 'eyJ9.c2ln' }, 2],
    ['letters in the number', 'create', 'abcd', {}, 2],
    ['a payment sent as a binding', 'bindCard', testCards.success, {}, 2],
  ] as const)('refuses %s', async (_, path, card, change, reqStatus) => {
    const caller = await backend.signedIn(1);
    const bought = await buy(caller, month('kino', 'any_card'));

    expect(await postCard(backend, path, bought.body, card, change)).toBe(reqStatus);
    expect((await confirm(caller, bought.body)).body).toMatchObject({ error_code: 2000037 });
  });

  it('leaves nothing of a card but its brand, its end, its expiry and a token', async () => {
    const caller = await backend.signedIn(1);
    const binding = await caller.send('POST', '/bank-cards');
    await postCard(backend, 'bindCard', binding.body, testCards.success, { cvc: '987' });
    await confirm(caller, binding.body);

    const { rows } = (await backend.db.execute(
      `select (select jsonb_agg(p) from provider_payments p)::text
        || (select jsonb_agg(c) from provider_cards c)::text
        || (select jsonb_agg(b) from bank_cards b)::text
        || (select jsonb_agg(o) from orders o)::text as everything`,
    )) as unknown as { rows: { everything: string }[] };

    expect(rows[0]?.everything).toContain('0004');
    expect(rows[0]?.everything).not.toContain(testCards.success);
    expect(rows[0]?.everything).not.toContain('"987"');
  });
});

describe('the callbacks of the provider', () => {
  const callback = (path: string, body: object, signature = 'forged') =>
    backend.app.request(`/payments/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': signature },
      body: JSON.stringify(body),
    });

  it('believe nobody without the shared secret', async () => {
    const caller = await backend.signedIn(1);
    const bought = await buy(caller, month('kino', 'any_card'));
    const { order_id } = bought.body as { order_id: string };

    const paid = await callback('confirmations', {
      order_id,
      state: 'charged',
      amount: 29900,
      currency: 'RUB',
    });
    const refill = await callback('refills', {
      refill_id: 'r1',
      account_id: 'demo-1',
      amount: 100_000,
      currency: 'RUB',
    });

    expect([paid.status, refill.status]).toEqual([403, 403]);
    expect((await confirm(caller, bought.body)).status).toBe(409);
    expect(await backend.db.select().from(paymentAccounts)).toContainEqual({
      accountId: 'demo-1',
      balance: 10_000,
      currency: 'RUB',
      isActive: true,
    });
  });
});

describe('the top-up page', () => {
  it('adds play money to the account of its address, once for each form', async () => {
    const caller = await backend.signedIn(1);
    const account = (await caller.send('GET', '/payment-account')).body as { refill_url: string };

    const page = await (await backend.partiesApp?.request(account.refill_url))?.text();
    const field = (name: string) =>
      new RegExp(`name="${name}" value="([^"]+)"`).exec(page ?? '')?.[1] ?? '';
    const form = () =>
      new URLSearchParams({
        account: field('account'),
        refill_id: field('refill_id'),
        amount: '500',
      });
    const send = () =>
      backend.partiesApp?.request(account.refill_url, { method: 'POST', body: form() });
    await send();
    await send();

    expect((await caller.send('GET', '/payment-account')).body).toMatchObject({ balance: 60_000 });
  });

  it('is not there for an account that nobody sealed', async () => {
    const page = await backend.partiesApp?.request(
      'http://localhost:4002/payments/refill?account=eyJhY2NvdW50X2lkIjoiZGVtby0xIn0.x',
    );

    expect(page?.status).toBe(404);
  });
});
