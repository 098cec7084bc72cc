import type { Purchase } from '@foyer/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { readLedger } from '../../parties/payments/payments.store.ts';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import {
  buy,
  confirm,
  eventCodesOf,
  month,
  openPage,
  pressOn,
  serviceOf,
  ticketOf,
} from '../../testing/test-purchases.ts';

let backend: TestBackend;
let caller: TestCaller;

beforeEach(async () => {
  backend = await createTestBackend();
  caller = await backend.signedIn(1);
});

const HOUR_MS = 60 * 60 * 1000;

const buyBy = async (page: 'bank_qr' | 'wallet'): Promise<Purchase> => {
  const { is_confirmed: _yes, ...body } = month('kino', `external_url-${page}`);
  return (await buy(caller, { ...body, return_path: '/my/services' })).body as Purchase;
};

describe.each(['bank_qr', 'wallet'] as const)('buying by the page %s', (page) => {
  it('gives an address that is good for an hour, and the service when it was paid there [PAY-025]', async () => {
    const order = await buyBy(page);
    const waiting = await ticketOf(caller, order);
    const early = await confirm(caller, order);

    const shown = await (await openPage(backend, order.external_payment?.url)).text();
    const back = await pressOn(backend, order.external_payment?.url, 'pay');

    expect(order).toMatchObject({
      status: 'wait_payment',
      payment_state: 'none',
      external_payment: {
        url: expect.stringContaining(`/payments/${page}?order=`) as string,
        expires_at: order.expires_at,
      },
    });
    expect(Date.parse(order.expires_at ?? '')).toBeCloseTo(Date.now() + HOUR_MS, -5);
    expect(waiting.external_payment).toEqual(order.external_payment);
    expect(early.body).toMatchObject({ error_code: 2000037 });
    expect(shown).toContain('299,00');
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      'http://localhost/my/services',
    ]);
    expect(await ticketOf(caller, order)).toMatchObject({ status: 'fulfilled' });
    expect(await eventCodesOf(backend, 'demo-1')).toEqual(['sync_purchases']);
    expect(await serviceOf(caller, 'kino')).toMatchObject({
      active: true,
      purchase_state: { service: { autopayment: { status: 'disabled' } } },
    });
  });

  it('fails when the viewer leaves it, and the push channel says so', async () => {
    const order = await buyBy(page);

    await pressOn(backend, order.external_payment?.url, 'leave');

    expect(await ticketOf(caller, order)).toMatchObject({ status: 'failed', error_code: 2000049 });
    expect(await eventCodesOf(backend, 'demo-1')).toEqual(['payment_failed']);
  });

  it('takes no money twice, and none when its time is over', async () => {
    const paid = await buyBy(page);
    await pressOn(backend, paid.external_payment?.url, 'pay');
    await pressOn(backend, paid.external_payment?.url, 'pay');
    const late = (await buy(caller, month('karaoke', `external_url-${page}`))).body as Purchase;

    backend.pass(61 * 60);
    await pressOn(backend, late.external_payment?.url, 'pay');
    await backend.jobs.run('finish stuck orders');
    const shown = await (await openPage(backend, late.external_payment?.url)).text();

    expect(await ticketOf(caller, late)).toMatchObject({ status: 'failed', error_code: 2000037 });
    expect(shown).toContain('It cannot be paid any more');
    expect((await readLedger(backend.db)).map(({ state }) => state).sort()).toEqual([
      'charged',
      'closed',
    ]);
  });
});

describe('external_url', () => {
  it('is offered for purchases beside the cards, but pays no trial [PAY-025, PAY-026]', async () => {
    const methods = await caller.send('GET', '/payment-methods?types=purchase/external_url');
    const trial = await buy(caller, {
      ...month('kino', 'external_url-wallet'),
      price_id: 'kino-month-trial',
    });

    expect(methods.body).toEqual({
      items: [
        {
          name: 'purchase',
          payment_methods: [
            {
              id: 'external_url-bank_qr',
              name: 'external_url',
              payment_page: 'bank_qr',
              description: 'QR-код банка',
            },
            {
              id: 'external_url-wallet',
              name: 'external_url',
              payment_page: 'wallet',
              description: 'Кошелёк',
            },
          ],
        },
      ],
    });
    expect(trial.status).toBe(404);
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example'])(
    'leads back to no other site: %s',
    async (return_path) => {
      const refused = await buy(caller, { ...month('kino', 'external_url-wallet'), return_path });

      expect(refused.status).toBe(400);
    },
  );
});
