import type { PaymentsPage } from '@foyer/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import {
  buy,
  confirm,
  month,
  openPage,
  postCard,
  testCards,
} from '../../testing/test-purchases.ts';

let backend: TestBackend;
let caller: TestCaller;

beforeEach(async () => {
  backend = await createTestBackend();
  caller = await backend.signedIn(1);
});

const latest = async () => ((await caller.send('GET', '/purchases')).body as PaymentsPage).items[0];

describe('the receipt of a payment', () => {
  it('says the seller, the tax that the sum holds and where it is to be seen', async () => {
    const bought = await buy(caller, month('kino', 'any_card'));
    const unpaid = await latest();
    await postCard(backend, 'create', bought.body, testCards.success);
    await confirm(caller, bought.body);

    const payment = await latest();
    const page = await openPage(backend, payment?.receipt?.url);
    const text = await page.text();

    expect(unpaid).not.toHaveProperty('receipt');
    expect(payment?.receipt).toEqual({
      number: payment?.order_id,
      issued_at: expect.any(String) as string,
      seller: {
        name: 'ООО «Софит»',
        tax_id: '0000000000',
        address: 'Москва, Театральная площадь, 1',
      },
      tax: { percent: 22, amount: 5392 },
      url: expect.stringContaining('/payments/receipt?receipt=') as string,
    });
    expect(text).toContain(payment?.order_id);
    expect(text).toContain('299,00');
    expect(text).toContain('53,92');
  });

  it('is not there for points, and cannot be forged', async () => {
    const rich = await backend.signedIn(5);
    await buy(rich, {
      seq_id: 'teplyy-okean-evropy-est-hd',
      price_id: 'teplyy-okean-evropy-est-hd-bonus',
      payment_method_id: 'bonus-svet',
      is_confirmed: true,
    });
    const { items } = (await rich.send('GET', '/purchases')).body as PaymentsPage;
    const forged = await openPage(
      backend,
      'http://localhost:4002/payments/receipt?receipt=eyJudW1iZXIiOiIxIn0.x',
    );

    expect(items[0]).toMatchObject({ payment_method: { name: 'bonus' }, status: 'fulfilled' });
    expect(items[0]).not.toHaveProperty('receipt');
    expect(items[1]).toHaveProperty('receipt');
    expect(forged.status).toBe(404);
  });
});
