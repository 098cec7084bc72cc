import type { Service } from '@foyer/contract';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { bankCards, orders, subscriptions } from '../../database/schema.ts';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { buy, eventCodesOf, month, serviceOf } from '../../testing/test-purchases.ts';

const DAY_SECONDS = 24 * 60 * 60;

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

/** Lets time pass and does the work that is due then. */
async function pass(seconds: number): Promise<void> {
  backend.pass(seconds);
  await backend.jobs.run('move subscriptions');
  await backend.jobs.run('renew subscriptions');
}

const stateOf = async (caller: TestCaller, id: string) =>
  ((await serviceOf(caller, id)) as Service).purchase_state?.service;

const statusOf = async (caller: TestCaller, id: string) => (await stateOf(caller, id))?.status;

describe('subscribing', () => {
  it('goes over a request and its processing where an operator switches it on [SERV-001, SERV-006]', async () => {
    const caller = await backend.signedIn(2);
    const bought = await buy(caller, { ...month('tv-base', 'account_prepaid'), pin_code: '1234' });

    const seen = [await stateOf(caller, 'tv-base')];
    await pass(5);
    seen.push(await stateOf(caller, 'tv-base'));
    await pass(15);
    seen.push(await stateOf(caller, 'tv-base'));

    expect(seen).toMatchObject([
      { status: 'subscribe_requested' },
      { status: 'subscribe_processing', status_change_date: expect.any(String) as string },
      { status: 'subscribed' },
    ]);
    expect(seen[0]).not.toHaveProperty('status_change_date');
    expect(bought.body).toMatchObject({
      notification: { display: { message: 'Подписка «ТВ. Основной» подключается' } },
    });
    expect(await eventCodesOf(backend, 'demo-2')).toEqual(['sync_purchases', 'sync_purchases']);
  });

  it('may be withdrawn before it begins, and the money comes back [SERV-001]', async () => {
    const caller = await backend.signedIn(2);
    await buy(caller, { ...month('tv-base', 'account_prepaid'), pin_code: '1234' });

    await caller.send('POST', '/services/tv-base/cancel');
    const withdrawn = await statusOf(caller, 'tv-base');
    await pass(5);
    const ended = await statusOf(caller, 'tv-base');
    await backend.jobs.run('return money');

    expect([withdrawn, ended]).toEqual(['cancel_subscribe_requested', 'unsubscribed']);
    expect((await caller.send('GET', '/payment-account')).body).toMatchObject({ balance: 150_000 });
    expect(await serviceOf(caller, 'tv-base')).toMatchObject({ active: false });
  });
});

describe('cancelService', () => {
  it('ends a subscription step by step, and what is paid stays [SERV-001, SERV-007, SERV-008]', async () => {
    const caller = await backend.signedIn(2);

    const answer = await caller.send('POST', '/services/kino/cancel');
    const seen = [await stateOf(caller, 'kino')];
    await pass(5);
    seen.push(await stateOf(caller, 'kino'));
    await pass(15);
    seen.push(await stateOf(caller, 'kino'));
    const active = await serviceOf(caller, 'kino');
    await pass(19 * DAY_SECONDS);
    const later = await serviceOf(caller, 'kino');

    expect(answer.body).toMatchObject({
      notification: { display: { message: 'Подписка «Кино» отключается' } },
    });
    expect(seen).toMatchObject([
      { status: 'unsubscribe_requested', autopayment: { status: 'disabled' } },
      { status: 'unsubscribe_processing', status_change_date: expect.any(String) as string },
      { status: 'unsubscribed', status_change_date: expect.any(String) as string },
    ]);
    expect(active).toMatchObject({ active: true, actions: [{ type: 'resume' }] });
    expect(later).toMatchObject({ active: false, actions: [{ type: 'buy' }] });
    expect(await eventCodesOf(backend, 'demo-2')).toEqual(['sync_unsubscribes']);
  });

  it('changes nothing that another billing or another service decides', async () => {
    const caller = await backend.signedIn(5);

    const external = await caller.send('POST', '/services/operator/cancel');
    const part = await caller.send('POST', '/services/documentary/cancel');
    const unknown = await caller.send('POST', '/services/nothing/cancel');

    expect([external.body, part.body, unknown.status]).toMatchObject([
      { error_code: 2000045 },
      { error_code: 2000045 },
      404,
    ]);
  });
});

describe('resumeService', () => {
  it('takes an unsubscription back, and the subscription goes on [SERV-001]', async () => {
    const caller = await backend.signedIn(2);
    await caller.send('POST', '/services/kino/cancel');
    await pass(5);

    await caller.send('POST', '/services/kino/resume');
    const resumed = await statusOf(caller, 'kino');
    await pass(5);
    const state = await stateOf(caller, 'kino');

    expect(resumed).toBe('cancel_unsubscribe_requested');
    expect(state).toMatchObject({ status: 'subscribed', autopayment: { status: 'enabled' } });
  });

  it('does so while paid time is left, and not afterwards', async () => {
    const caller = await backend.signedIn(2);

    const early = await caller.send('POST', '/services/kids/resume');
    await pass(5);
    await pass(10 * DAY_SECONDS);
    await caller.send('POST', '/profiles/pin/validate', { body: { pin_code: '1234' } });
    const late = await caller.send('POST', '/services/kids/resume');

    expect(early.status).toBe(200);
    expect(late.body).toMatchObject({ error_code: 2000045 });
  });
});

describe('renew subscriptions', () => {
  it('pays for the next period when one is over, once', async () => {
    const caller = await backend.signedIn(2);

    await pass(18 * DAY_SECONDS + 60);
    await backend.jobs.run('renew subscriptions');
    const renewals = await backend.db.select().from(orders).where(eq(orders.accountId, 'demo-2'));

    expect(renewals).toMatchObject([
      { kind: 'renewal', status: 'fulfilled', amount: 29900, paymentMethod: 'linked_card' },
    ]);
    expect(await serviceOf(caller, 'kino')).toMatchObject({ active: true });
    expect((await caller.send('GET', '/purchases')).body).toMatchObject({
      items: [{ name: 'Кино', is_renewal: true }],
    });
  });

  it('keeps the price of an introduction for its periods, and then goes on with the regular one', async () => {
    const caller = await backend.signedIn(5);
    await backend.db.delete(subscriptions).where(eq(subscriptions.serviceId, 'vse'));
    await buy(caller, {
      seq_id: 'service-vse',
      price_id: 'vse-month-intro',
      payment_method_id: 'linked_card-demo-5-card',
      is_confirmed: true,
    });

    for (let renewal = 0; renewal < 3; renewal += 1) await pass(31 * DAY_SECONDS);
    const paid = await backend.db
      .select()
      .from(orders)
      .where(eq(orders.itemId, 'vse'))
      .orderBy(asc(orders.createdAt));

    expect(
      paid.filter(({ id }) => !id.startsWith('demo-5-order')).map(({ amount }) => amount),
    ).toEqual([29900, 29900, 29900, 59900]);
  });

  it('ends a subscription whose payment is refused, and says so', async () => {
    const caller = await backend.signedIn(2);
    await backend.db.update(bankCards).set({ providerToken: 'unknown' });

    await pass(18 * DAY_SECONDS + 60);

    expect(await stateOf(caller, 'kino')).toEqual({
      status: 'unsubscribed',
      autopayment: { status: 'failed' },
    });
    expect(await eventCodesOf(backend, 'demo-2')).toEqual(['payment_failed', 'sync_unsubscribes']);
  });

  it('ends a subscription that pays for itself no more', async () => {
    const caller = await backend.signedIn(5);

    await pass(100 * DAY_SECONDS);

    expect(await stateOf(caller, 'silent')).toMatchObject({ status: 'unsubscribed' });
    expect(await stateOf(caller, 'operator')).toMatchObject({
      status: 'subscribed_in_external_billing',
    });
  });
});
