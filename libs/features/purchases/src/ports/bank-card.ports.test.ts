import type { Client } from '@foyer/client';
import { paymentTypesFixture } from '@foyer/contract/fixtures';
import { afterEach, expect, it, vi } from 'vitest';
import { hearAnalytics, takeUnheard } from '@foyer/page-runtime/shell/analytics-relay';
import { bankCardPorts } from './bank-card.ports.ts';

const call = vi.fn(async () => paymentTypesFixture);
const ports = bankCardPorts({ call: call as never } as Client);

afterEach(takeUnheard);

it('asks where cards for a purpose are posted to [BANKCARD-033, BANKCARD-041]', async () => {
  const methods = paymentTypesFixture.items.find(({ name }) => name === 'card_bind');

  expect(await ports.findPaymentUrl({ purpose: 'card_bind' }, new AbortController().signal)).toBe(
    methods?.payment_methods[0]?.payment_url,
  );
  expect(call).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    { query: { types: 'card_bind/any_card' } },
    expect.anything(),
  );
});

it('reports a refused card as an error [BANKCARD-039]', () => {
  const heard = vi.fn();
  const stop = hearAnalytics(heard);

  ports.reportRefusal({ reqStatus: 1 });
  stop();

  expect(heard.mock.calls[0]?.[0]).toMatchObject({
    event: { type: 'error', reason: 'reqStatus 1' },
  });
});
