import {
  challengedPurchaseFixture,
  externalPurchaseFixture,
  failedTicketFixture,
  purchaseFixture,
} from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { cardAnswer, orderTicket } from './order-ticket.ts';

const challenge = {
  kind: 'frame',
  url: 'https://pay.test/1',
  expires_at: '2026-11-21T09:10:00Z',
} as const;

describe('orderTicket', () => {
  it('reads what an order waits for, and why it failed [PAY-022, PAY-023]', () => {
    expect(orderTicket(purchaseFixture)).toMatchObject({
      status: 'wait_payment',
      terms: { amount: 29900, currency: 'RUB' },
      requestId: purchaseFixture.req_id,
      paymentState: 'none',
    });
    expect(orderTicket(challengedPurchaseFixture).challenge).toEqual({
      kind: 'frame',
      url: challengedPurchaseFixture.challenge?.url,
      expiresAt: '2026-11-21T09:10:00.000Z',
    });
    expect(orderTicket(externalPurchaseFixture).bank?.expiresAt).toBe('2026-11-21T10:00:00.000Z');
    expect(orderTicket(failedTicketFixture)).toMatchObject({ status: 'failed', code: 2000034 });
  });
});

describe('cardAnswer', () => {
  it('takes 0 for a success, 1 and 2 for refusals, and what it does not know for no answer [BANKCARD-037, BANKCARD-038]', () => {
    const statuses = [0, 1, 2, 3, 5, 99].map((reqStatus) => cardAnswer({ reqStatus }).status);

    expect(statuses).toEqual(['accepted', 'refused', 'refused', 'closed', 'unknown', 'unknown']);
    expect(cardAnswer({ reqStatus: 4, challenge }).status).toBe('challenge');
    expect(cardAnswer({ reqStatus: 4 }).status).toBe('unknown');
  });
});
