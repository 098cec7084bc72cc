import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { events, orders } from '../../database/schema.ts';
import { readLedger } from '../../parties/payments/payments.store.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { startTestProvider, type TestProvider } from '../../testing/test-provider.ts';
import {
  buy,
  confirm,
  month,
  postCard,
  serviceOf,
  testCards,
} from '../../testing/test-purchases.ts';
import { signText } from './provider-protocol.ts';

let backend: TestBackend;
let provider: TestProvider | undefined;

beforeEach(async () => {
  backend = await createTestBackend();
});

afterEach(async () => {
  await provider?.close();
  provider = undefined;
});

const KEY = 'interrupted-1';
const byCard = { ...month('sport', 'linked_card-demo-2-card'), pin_code: '1234' };

/** The provider's word, signed as it signs. */
async function tell(payment: object): Promise<Response> {
  const body = JSON.stringify(payment);
  const signature = signText('test-secret', 'confirmations', body);
  return backend.app.request('/payments/confirmations', {
    method: 'POST',
    headers: { 'x-signature': signature },
    body,
  });
}

/** A service whose provider breaks the connection after `charge`, and says `closed` when asked to close. */
async function interrupted(closed: string) {
  provider = await startTestProvider((asked) =>
    Promise.resolve(asked === 'close' || asked === 'refund' ? closed : undefined),
  );
  backend = await createTestBackend(provider.env);
  const caller = await backend.signedIn(2);
  const bought = await buy(caller, byCard, KEY);
  return { caller, bought };
}

describe('finish stuck orders', () => {
  it('gives what was paid for when the answer to the charge was lost', async () => {
    const { caller, bought } = await interrupted('charged');

    backend.pass(21);
    await backend.jobs.run('finish stuck orders');
    const found = await caller.send('GET', `/purchases/by-key/${KEY}`);

    expect(bought.body).toMatchObject({ status: 'wait_payment' });
    expect(found.body).toMatchObject({ status: 'fulfilled' });
    expect(await serviceOf(caller, 'sport')).toMatchObject({ active: true });
  });

  it('lets an order fail that was not charged, and tells the open pages', async () => {
    const { caller } = await interrupted('closed');

    backend.pass(21);
    await backend.jobs.run('finish stuck orders');
    const found = await caller.send('GET', `/purchases/by-key/${KEY}`);
    const told = await backend.db.select().from(events).where(eq(events.accountId, 'demo-2'));

    expect(found.body).toMatchObject({ status: 'failed', error_code: 2000037 });
    expect(told.map(({ event }) => event.event_code)).toEqual(['payment_failed']);
  });

  it('leaves alone what may still be running', async () => {
    await interrupted('closed');

    backend.pass(10);
    await backend.jobs.run('finish stuck orders');

    expect(provider?.asked).toEqual(['charge']);
  });

  it('closes an order whose card never came, so that a late card pays nothing', async () => {
    const caller = await backend.signedIn(1);
    const bought = await buy(caller, month('kino', 'any_card'));

    backend.pass(31 * 60);
    await backend.jobs.run('finish stuck orders');
    const late = await postCard(backend, 'create', bought.body, testCards.success);

    expect(late).toBe(3);
    expect((await confirm(caller, bought.body)).body).toMatchObject({ error_code: 2000037 });
    expect(await readLedger(backend.db)).toMatchObject([{ state: 'closed' }]);
  });

  it('finishes an order whose page closed after the card was charged', async () => {
    const caller = await backend.signedIn(1);
    const bought = await buy(caller, month('kino', 'any_card'));
    await postCard(backend, 'create', bought.body, testCards.success);

    expect(await serviceOf(caller, 'kino')).toMatchObject({ active: true });
  });
});

describe('return money', () => {
  it('gives back what was paid twice in two windows', async () => {
    const caller = await backend.signedIn(1);
    const first = await buy(caller, month('kino', 'any_card'));
    const second = await buy(caller, month('kino', 'any_card'));
    for (const order of [first, second]) {
      await postCard(backend, 'create', order.body, testCards.success);
    }

    const kept = await confirm(caller, first.body);
    const refused = await confirm(caller, second.body);
    await backend.jobs.run('return money');
    const history = await caller.send('GET', '/purchases');

    expect(kept.status).toBe(200);
    expect(refused.body).toMatchObject({ error_code: 2000039 });
    expect(
      (history.body as { items: { status: string }[] }).items.map(({ status }) => status).sort(),
    ).toEqual(['fulfilled', 'refunded']);
    expect((await readLedger(backend.db)).map(({ state }) => state).sort()).toEqual([
      'charged',
      'refunded',
    ]);
  });

  it('gives nothing for another sum than asked for, and gives the sum back', async () => {
    provider = await startTestProvider((asked) =>
      Promise.resolve(asked === 'refund' ? 'refunded' : undefined),
    );
    backend = await createTestBackend(provider.env);
    const caller = await backend.signedIn(1);
    const bought = await buy(caller, month('kino', 'any_card'));
    const { order_id } = bought.body as { order_id: string };

    const told = await tell({ order_id, state: 'charged', amount: 1, currency: 'RUB' });
    await backend.jobs.run('return money');

    expect(told.status).toBe(204);
    expect(provider.asked).toEqual(['refund']);
    expect(await serviceOf(caller, 'kino')).toMatchObject({ active: false });
  });

  it('gives back money that came for an order that had failed', async () => {
    const { caller } = await interrupted('closed');
    backend.pass(21);
    await backend.jobs.run('finish stuck orders');
    await provider?.close();
    provider = await startTestProvider((asked) =>
      Promise.resolve(asked === 'refund' ? 'refunded' : 'charged'),
    );
    backend = await createTestBackend(provider.env, { isKept: true });
    const [order] = await backend.db.select().from(orders).where(eq(orders.idempotencyKey, KEY));
    await tell({ order_id: order?.id, state: 'charged', amount: 39900, currency: 'RUB' });

    await backend.jobs.run('return money');

    expect(provider.asked).toEqual(['refund']);
    expect(
      await backend.db.select().from(orders).where(eq(orders.idempotencyKey, KEY)),
    ).toMatchObject([{ status: 'refunded', isRefundDue: false }]);
    expect(await serviceOf(caller, 'sport')).toMatchObject({ active: false });
  });
});
