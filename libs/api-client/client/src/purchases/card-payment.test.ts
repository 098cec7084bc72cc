import type { SecretValue } from '@foyer/contract';
import { describe, expect, it } from 'vitest';
import { fakeFetch, type FakeAnswer } from '../testing/fake-fetch.ts';
import { rejection } from '../testing/test-client.ts';
import { payByCard } from './card-payment.resource.ts';

const secret = (value: string): SecretValue => ({ reveal: () => value });

function pay(answer: FakeAnswer, change: { phone?: string } = {}) {
  const { fetch, requests } = fakeFetch(answer);
  const paid = payByCard(
    {
      paymentUrl: 'https://pay.test/payments/create',
      orderId: 'order-1',
      requestId: 'seal',
      card: { number: secret('2200000000000004'), cvc: secret('123'), expiry: secret('1230') },
      sentAt: new Date('2026-11-21T09:00:00Z'),
      ...change,
    },
    { fetch },
  );
  return { paid, requests };
}

describe('payByCard', () => {
  it('posts the order and the card to the address of the method, and nothing of the session [BANKCARD-036, BANKCARD-042]', async () => {
    const { paid, requests } = pay({ json: { reqStatus: 0 } }, { phone: '+79000000001' });

    expect(await paid).toEqual({ reqStatus: 0 });
    expect(
      requests.map(({ method, url, body }) => ({ method, url, body: JSON.parse(body) as unknown })),
    ).toEqual([
      {
        method: 'POST',
        url: 'https://pay.test/payments/create',
        body: {
          order_id: 'order-1',
          req_id: 'seal',
          card_number: '2200000000000004',
          cvc: '123',
          expiry: '1230',
          timestamp: '2026-11-21T09:00:00.000Z',
          phone: '+79000000001',
        },
      },
    ]);
    // Any header of ours would need the provider's leave.
    expect(
      [...(requests[0]?.headers.keys() ?? [])].filter((name) => name.startsWith('x-')),
    ).toEqual([]);
  });

  it('gives a refusal as an answer', async () => {
    expect(await pay({ json: { reqStatus: 1 } }).paid).toEqual({ reqStatus: 1 });
  });

  it('gives the challenge of the bank, and nothing that the contract does not know', async () => {
    const challenge = {
      kind: 'frame',
      url: 'https://pay.test/payments/challenge',
      expires_at: '2026-11-21T09:10:00.000Z',
    };
    const answer = { reqStatus: 4, challenge: { ...challenge, more: 1 } };

    expect(await pay({ json: answer }).paid).toEqual({ reqStatus: 4, challenge });
    expect(
      await rejection(pay({ json: { reqStatus: 4, challenge: { kind: 'popup' } } }).paid),
    ).toMatchObject({ name: 'ContractError' });
  });

  it('is sent once, whatever happens', async () => {
    const { paid, requests } = pay({ status: 503 });

    expect(await rejection(paid)).toMatchObject({ name: 'ApiError', status: 503 });
    expect(requests).toHaveLength(1);
  });

  it('rejects an answer without a status, and keeps the card out of the error', async () => {
    const error = await rejection(pay({ json: { ok: true } }).paid);

    expect(error).toMatchObject({ name: 'ContractError', place: 'reqStatus' });
    expect(JSON.stringify(error) + String(error)).not.toContain('2200');
  });
});
