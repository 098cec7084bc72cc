import type { Purchase } from '@foyer/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orders } from '../../database/schema.ts';
import { readLedger } from '../../parties/payments/payments.store.ts';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { startTestProvider, type TestProvider } from '../../testing/test-provider.ts';
import {
  buy,
  confirm,
  month,
  postCard,
  sendCard,
  serviceOf,
  testCards,
  ticketOf,
} from '../../testing/test-purchases.ts';

let backend: TestBackend;
let caller: TestCaller;
let provider: TestProvider | undefined;

beforeEach(async () => {
  backend = await createTestBackend();
  caller = await backend.signedIn(1);
});

afterEach(async () => {
  await provider?.close();
  provider = undefined;
});

const buyByCard = async () => (await buy(caller, month('kino', 'any_card'))).body as Purchase;

describe('an outcome that the bank has not said', () => {
  it('C5: is unknown to the ticket and its confirmation until the bank says it', async () => {
    const order = await buyByCard();

    const reqStatus = await postCard(backend, 'create', order, testCards.lateSuccess);
    const waiting = await ticketOf(caller, order);
    const early = await confirm(caller, order);
    backend.pass(21);
    const known = await ticketOf(caller, order);

    expect(reqStatus).toBe(5);
    expect(waiting).toMatchObject({ status: 'wait_payment', payment_state: 'unknown' });
    expect([early.status, early.body]).toEqual([
      409,
      expect.objectContaining({ error_code: 2000047 }),
    ]);
    expect(known).toMatchObject({ status: 'fulfilled' });
  });

  it('C5: takes no other card meanwhile, and one again after a refusal', async () => {
    const order = await buyByCard();
    await postCard(backend, 'create', order, testCards.lateRefusal);

    const meanwhile = await postCard(backend, 'create', order, testCards.success);
    backend.pass(21);
    const refused = await ticketOf(caller, order);
    const after = await postCard(backend, 'create', order, testCards.success);

    expect([meanwhile, after]).toEqual([5, 0]);
    expect(refused).toMatchObject({ payment_state: 'refused', error_code: 2000036 });
    expect(await readLedger(backend.db)).toMatchObject([{ state: 'charged' }]);
  });

  it('C5: is found out though the page has gone', async () => {
    const order = await buyByCard();
    await postCard(backend, 'create', order, testCards.lateSuccess);

    backend.pass(21);
    await backend.jobs.run('ask about payments');

    expect(await serviceOf(caller, 'kino')).toMatchObject({ active: true });
    expect(
      await backend.db.select().from(orders).where(eq(orders.id, order.order_id)),
    ).toMatchObject([{ status: 'fulfilled' }]);
  });

  it('is not closed before it is known', async () => {
    provider = await startTestProvider(() => Promise.resolve('pending'));
    backend = await createTestBackend(provider.env);
    caller = await backend.signedIn(1);
    const order = await buyByCard();

    backend.pass(31 * 60);
    await backend.jobs.run('finish stuck orders');

    expect(await ticketOf(caller, order)).toMatchObject({
      status: 'wait_payment',
      payment_state: 'unknown',
    });
  });
});

describe('a provider that does not answer', () => {
  it('C5: has charged the card once, as the ticket says', async () => {
    const order = await buyByCard();
    const gone = AbortSignal.timeout(300);

    const answer = sendCard(backend, 'create', order, testCards.silence, {}, gone);

    await expect(answer).rejects.toThrow('504');
    expect(await ticketOf(caller, order)).toMatchObject({ status: 'fulfilled' });
    expect(await postCard(backend, 'create', order, testCards.success)).toBe(0);
    expect(await readLedger(backend.db)).toMatchObject([{ state: 'charged' }]);
  });

  it('C5: leaves the ticket unknown while it cannot be asked', async () => {
    provider = await startTestProvider(() => Promise.resolve(undefined));
    backend = await createTestBackend(provider.env);
    caller = await backend.signedIn(2);

    const bought = await buy(caller, {
      ...month('sport', 'linked_card-demo-2-card'),
      pin_code: '1234',
    });
    const confirmed = await confirm(caller, bought.body);

    expect(bought.body).toMatchObject({ status: 'wait_payment', payment_state: 'unknown' });
    expect(await ticketOf(caller, bought.body)).toMatchObject({ payment_state: 'unknown' });
    expect(confirmed.body).toMatchObject({ error_code: 2000047 });
  });
});
