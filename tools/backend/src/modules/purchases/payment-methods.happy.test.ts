import { beforeEach, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

describe('listPaymentMethods', () => {
  it('answers the types asked for with the methods of the account [ENTITY-046, ENTITY-047, PAY-025, PAY-026, BANKCARD-041]', async () => {
    const caller = await backend.signedIn(5);

    const all = await caller.send('GET', '/payment-methods?types=purchase,card_bind/any_card');
    const refill = await caller.send('GET', '/payment-methods?types=account_refill/external_url');

    expect(all.body).toEqual({
      items: [
        {
          name: 'purchase',
          payment_methods: [
            {
              id: 'linked_card-demo-5-card',
              name: 'linked_card',
              description: 'Мир •• 0004',
              bank_card: {
                id: 'demo-5-card',
                last_digits: '0004',
                brand: 'mir',
                expiry: { month: expect.any(Number) as number, year: expect.any(Number) as number },
              },
            },
            {
              id: 'any_card',
              name: 'any_card',
              payment_url: 'http://localhost:4002/payments/create',
              description: 'Банковская карта',
            },
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
            {
              id: 'account_prepaid',
              name: 'account_prepaid',
              description: 'Лицевой счёт: 5\u00a0000\u00a0₽',
            },
            { id: 'bonus-svet', name: 'bonus', description: 'Баллы «Свет»: 1620' },
            { id: 'bonus-avrora', name: 'bonus', description: 'Баллы «Аврора»: 0' },
            { id: 'bonus-pisma', name: 'bonus', description: 'Баллы «Письма»: 0' },
            { id: 'bonus-premera', name: 'bonus', description: 'Баллы «Премьера»: 0' },
          ],
        },
        {
          name: 'card_bind',
          payment_methods: [
            {
              id: 'card_bind',
              name: 'any_card',
              payment_url: 'http://localhost:4002/payments/bindCard',
              description: 'Привязка карты',
            },
          ],
        },
      ],
    });
    expect(refill.body).toMatchObject({
      items: [
        {
          name: 'account_refill',
          payment_methods: [
            {
              name: 'external_url',
              payment_url: expect.stringMatching(
                /^http:\/\/localhost:4002\/payments\/refill\?account=/,
              ) as string,
            },
          ],
        },
      ],
    });
  });
});
