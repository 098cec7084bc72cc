import { cardBindingFixture } from '@foyer/contract/fixtures';
import { secret } from '@foyer/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cardBindingPorts } from './card-binding.ports.ts';

afterEach(() => vi.unstubAllGlobals());

const signal = new AbortController().signal;

/** Ports over calls that answer as the service does. */
function start() {
  const answers: Record<string, unknown> = {
    addBankCard: cardBindingFixture,
    confirmTicket: {},
  };
  const call = vi.fn(
    async ({ operationId }: { operationId: string }, _input: unknown, _signal?: AbortSignal) =>
      answers[operationId],
  );
  const keep = vi.fn();
  const ports = cardBindingPorts({ client: { call: call as never }, phone: '+79000000001', keep });
  return { call, keep, ports };
}

describe('cardBindingPorts', () => {
  it('begins with the path that the bank leads back to, and says what is held [BANKCARD-035]', async () => {
    const { call, ports } = start();

    expect(await ports.begin({ returnPath: '/my/payments_and_services' }, signal)).toEqual({
      ticketId: 'ticket-2',
      orderId: 'order-2',
      requestId: cardBindingFixture.req_id,
      terms: { amount: 100, currency: 'RUB' },
    });
    expect(call.mock.calls.map(([{ operationId }, input]) => [operationId, input])).toEqual([
      ['addBankCard', { body: { return_path: '/my/payments_and_services' } }],
    ]);
  });

  it('posts the card to the provider with the phone of the account, and no cookie', async () => {
    const posted = vi.fn(async (_request: Request, _init?: RequestInit) =>
      Response.json({ reqStatus: 0 }),
    );
    vi.stubGlobal('fetch', posted);
    const { call, ports } = start();

    const answer = await ports.payByCard(
      {
        paymentUrl: 'https://pay.example/bindCard',
        orderId: 'order-2',
        requestId: 'seal',
        card: { number: secret('2200000000000004'), cvc: secret('123'), expiry: secret('1230') },
      },
      signal,
    );

    expect(answer).toEqual({ status: 'accepted' });
    expect(call).not.toHaveBeenCalled();
    const [request, init] = posted.mock.calls[0] ?? [];
    const sent = new Request(request ?? '', init);
    expect([sent.url, sent.method]).toEqual(['https://pay.example/bindCard', 'POST']);
    expect(await sent.json()).toMatchObject({
      order_id: 'order-2',
      req_id: 'seal',
      card_number: '2200000000000004',
      phone: '+79000000001',
    });
  });

  it('is not cut off in its last call when the viewer turns back', async () => {
    const { call, ports } = start();
    await ports.confirm({ ticketId: 'ticket-2' }, signal);
    const [, input, given] = call.mock.calls[0] ?? [];
    expect(input).toMatchObject({ params: { ticket_id: 'ticket-2' } });
    expect(given).toBeUndefined();
  });
});
