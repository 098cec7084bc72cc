import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orders, purseEntries } from '../../database/schema.ts';
import { readLedger } from '../../parties/payments/payments.store.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { startTestProvider, type TestProvider } from '../../testing/test-provider.ts';
import { buy, confirm, month, postCard, testCards } from '../../testing/test-purchases.ts';

let backend: TestBackend;
let provider: TestProvider | undefined;

beforeEach(async () => {
  backend = await createTestBackend();
});

afterEach(async () => {
  await provider?.close();
  provider = undefined;
});

const ordersOf = (accountId: string) =>
  backend.db.select().from(orders).where(eq(orders.accountId, accountId));

const byCard = { ...month('sport', 'linked_card-demo-2-card'), pin_code: '1234' };

describe('buyContent with one key', () => {
  it('takes prepaid money once for 200 calls at once', async () => {
    const caller = await backend.signedIn(1);
    const key = randomUUID();
    const cheap = {
      seq_id: 'service-karaoke',
      price_id: 'karaoke-day-one_time',
      payment_method_id: 'account_prepaid',
    };

    const answers = await Promise.all(Array.from({ length: 200 }, () => buy(caller, cheap, key)));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await ordersOf('demo-1')).toHaveLength(1);
    expect(await backend.db.select().from(purseEntries)).toMatchObject([{ amount: -4900 }]);
    expect((await caller.send('GET', '/payment-account')).body).toMatchObject({ balance: 5100 });
  });

  it('charges a card once for 200 calls at once', async () => {
    const caller = await backend.signedIn(2);
    const key = randomUUID();
    await caller.send('PATCH', '/profiles/demo-2-profile-1', {
      body: { purchase_limits: { is_pin_required: false } },
    });

    const answers = await Promise.all(Array.from({ length: 200 }, () => buy(caller, byCard, key)));
    const last = await buy(caller, byCard, key);

    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(last.body).toMatchObject({ status: 'fulfilled' });
    expect(await readLedger(backend.db)).toHaveLength(1);
  });

  it('answers the same again, byte for byte, though the order has gone on since', async () => {
    const caller = await backend.signedIn(1);
    const key = randomUUID();

    const first = await buy(caller, month('kino', 'any_card'), key);
    await postCard(backend, 'create', first.body, testCards.success);
    await confirm(caller, first.body);
    const again = await buy(caller, month('kino', 'any_card'), key);

    expect(again.status).toBe(200);
    expect(again.text).toBe(first.text);
  });

  it('answers a refused card with the same refusal again, and charges it no more', async () => {
    provider = await startTestProvider(() => Promise.resolve('declined'));
    backend = await createTestBackend(provider.env);
    const caller = await backend.signedIn(2);
    const key = randomUUID();

    const first = await buy(caller, byCard, key);
    const again = await buy(caller, byCard, key);

    expect([first.status, again.status]).toEqual([402, 402]);
    expect(again.text).toBe(first.text);
    expect(provider.asked).toEqual(['charge']);
  });

  it('refuses another body', async () => {
    const caller = await backend.signedIn(1);
    const key = randomUUID();
    await buy(caller, month('kino', 'any_card'), key);

    const other = await buy(caller, month('sport', 'any_card'), key);

    expect(other.status).toBe(422);
    expect(other.body).toMatchObject({ error_code: 1000121 });
    expect(await ordersOf('demo-1')).toHaveLength(1);
  });

  it('takes the same purchase with another PIN for the same', async () => {
    const caller = await backend.signedIn(2);
    const key = randomUUID();

    const wrong = await buy(caller, { ...byCard, pin_code: '9999' }, key);
    const right = await buy(caller, byCard, key);
    const without = await buy(caller, month('sport', 'linked_card-demo-2-card'), key);

    expect([wrong.status, right.status, without.status]).toEqual([403, 200, 200]);
    expect(without.text).toBe(right.text);
  });

  it('says that the first call still runs, and gives its answer when it has one', async () => {
    let arrived: () => void = () => undefined;
    let release: (state: string) => void = () => undefined;
    const isCharging = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    provider = await startTestProvider(() => {
      arrived();
      return new Promise((resolve) => {
        release = resolve;
      });
    });
    backend = await createTestBackend(provider.env);
    const caller = await backend.signedIn(2);
    const key = randomUUID();

    const running = buy(caller, byCard, key);
    await isCharging;
    const meanwhile = await buy(caller, byCard, key);
    release('charged');
    const first = await running;
    const again = await buy(caller, byCard, key);

    expect(meanwhile.body).toMatchObject({ error_code: 1000120 });
    expect([meanwhile.status, first.status]).toEqual([409, 200]);
    expect(again.text).toBe(first.text);
    expect(provider.asked).toEqual(['charge']);
  });

  it('is needed, and is a word of 8 to 128 letters, digits and dashes', async () => {
    const caller = await backend.signedIn(1);
    const body = month('kino', 'any_card');

    const expected = { amount: 29_900, currency: 'RUB' };
    const missing = await caller.send('POST', '/purchases', { body: { ...body, expected } });
    const short = await buy(caller, body, 'abc');
    const odd = await buy(caller, body, 'renewal:kino:2026');

    expect([missing.status, short.status, odd.status]).toEqual([400, 400, 400]);
    expect(await ordersOf('demo-1')).toEqual([]);
  });

  it('is the account’s own: another account does not find it and may use it too', async () => {
    const first = await backend.signedIn(1);
    const second = await backend.signedIn(5);
    const key = randomUUID();
    await buy(first, month('kino', 'any_card'), key);

    const found = await second.send('GET', `/purchases/by-key/${key}`);
    const bought = await buy(
      second,
      {
        seq_id: 'certificate-gift-500',
        price_id: 'certificate-gift-500-one-time',
        payment_method_id: 'account_prepaid',
        is_confirmed: true,
      },
      key,
    );

    expect([found.status, bought.body]).toEqual([
      404,
      expect.objectContaining({ pay_amount: 50000 }),
    ]);
  });
});

describe('findPurchase', () => {
  it('finds the order again by its key, for a client that was interrupted', async () => {
    const caller = await backend.signedIn(1);
    const key = randomUUID();
    const bought = await buy(caller, month('kino', 'any_card'), key);

    const found = await caller.send('GET', `/purchases/by-key/${key}`);
    const unknown = await caller.send('GET', `/purchases/by-key/${randomUUID()}`);
    const { ticket_id } = found.body as { ticket_id: string };
    const ticket = await caller.send('GET', `/tickets/${ticket_id}`);

    expect(found.body).toEqual({
      ...(bought.body as object),
      name: 'Кино',
      created_at: expect.any(String) as string,
    });
    expect(ticket.body).toEqual(found.body);
    expect(unknown.status).toBe(404);
  });
});
