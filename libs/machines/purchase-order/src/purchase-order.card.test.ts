import { errorCodes } from '@foyer/contract';
import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { toPromise, waitFor } from 'xstate';
import { atStep, start, typedCard, view } from './purchase-order.driver.ts';
import { orderTickets, purchaseOrderInputs } from './purchase-order.fixtures.ts';
import type { CardAnswer, CardOrder, PurchaseOrderPorts } from './purchase-order.types.ts';

const noAnswer = Object.assign(new Error('Timeout'), { name: 'NetworkError' });
const paymentMissing = errorAnswer({ status: 409, code: errorCodes.paymentMissing });

/** Starts a purchase by a new card, at the place where the card is awaited. */
async function startWithCard(replaced: Partial<PurchaseOrderPorts> = {}) {
  const started = start(purchaseOrderInputs.anyCard, replaced);
  await atStep(started.actor, 'card');
  const submit = () => started.actor.send({ type: 'card.submit', card: typedCard() });
  return { ...started, submit };
}

describe('purchaseOrderMachine, by card', () => {
  it('buys first, posts the card once, then confirms the ticket [BANKCARD-030, BANKCARD-036, PAY-024]', async () => {
    const told: string[] = [];
    const { actor, submit } = await startWithCard({
      buy: async () => {
        told.push('buy');
        return orderTickets.open;
      },
      payByCard: async ({ paymentUrl, orderId, requestId, card }) => {
        told.push(`card ${paymentUrl} ${orderId} ${requestId} ${card.number.reveal().length}`);
        return { status: 'accepted' };
      },
      confirm: async ({ ticketId }) => {
        told.push(`confirm ${ticketId}`);
        return undefined;
      },
    });

    submit();
    submit();

    expect(await toPromise(actor)).toMatchObject({ status: 'fulfilled' });
    expect(told).toEqual([
      'buy',
      'card http://127.0.0.1:4002/payments/create order-1 seal 16',
      'confirm ticket-1',
    ]);
  });

  it('keeps no part of the card in its context, its snapshot or its record', async () => {
    const { port, calls } = heldPort<CardOrder, CardAnswer>();
    const keep = vi.fn();
    const { actor, submit } = await startWithCard({ payByCard: port, keep });

    submit();
    await vi.waitFor(() => expect(calls).toHaveLength(1));

    const written = JSON.stringify([
      actor.getSnapshot().context,
      actor.getPersistedSnapshot(),
      keep.mock.calls,
    ]);
    expect(written).not.toMatch(/220000|"123"|1230/);
    actor.stop();
  });

  it('C7: takes another card for the same order after a refused one [BANKCARD-037, BANKCARD-038]', async () => {
    const payByCard = vi
      .fn<PurchaseOrderPorts['payByCard']>()
      .mockResolvedValueOnce({ status: 'refused', reqStatus: 1 })
      .mockResolvedValueOnce({ status: 'accepted' });
    const buy = vi.fn(async () => orderTickets.open);
    const { actor, submit } = await startWithCard({ buy, payByCard });

    submit();
    await vi.waitFor(() => expect(view(actor).message).toBeDefined());
    expect(view(actor)).toMatchObject({
      step: 'card',
      canTurnBack: true,
      message: { key: 'bank_card.error.default' },
      reqStatus: 1,
    });
    submit();

    expect(await toPromise(actor)).toMatchObject({ status: 'fulfilled' });
    expect(buy).toHaveBeenCalledOnce();
    expect(new Set(payByCard.mock.calls.map(([{ orderId }]) => orderId))).toEqual(
      new Set(['order-1']),
    );
  });

  it('C5: takes no card while it is not known what became of one, and asks meanwhile [PAY-024]', async () => {
    const payByCard = vi.fn<PurchaseOrderPorts['payByCard']>().mockRejectedValue(noAnswer);
    const getTicket = vi.fn(async () => orderTickets.open);
    const confirm = vi.fn<PurchaseOrderPorts['confirm']>().mockRejectedValue(paymentMissing);
    const { actor, clock, submit } = await startWithCard({ payByCard, getTicket, confirm });
    submit();
    await atStep(actor, 'findingOut');

    for (let round = 1; round <= 6; round += 1) {
      submit();
      clock.increment(15_000);
      await vi.waitFor(() => expect(confirm).toHaveBeenCalledTimes(round));
      await waitFor(actor, (now) => now.matches('unknown'));
      expect(view(actor)).toMatchObject({ step: 'findingOut', canTurnBack: false });
    }

    expect(payByCard).toHaveBeenCalledOnce();
    confirm.mockResolvedValue(undefined);
    clock.increment(15_000);
    expect(await toPromise(actor)).toMatchObject({ status: 'fulfilled' });
  });

  it('C5: takes another card for the same order once the provider knows of none, and offers no other method [PAY-024]', async () => {
    const payByCard = vi.fn<PurchaseOrderPorts['payByCard']>().mockRejectedValue(noAnswer);
    const { actor, clock, submit } = await startWithCard({
      payByCard,
      getTicket: async () => orderTickets.cardAwaited,
    });
    submit();
    await atStep(actor, 'findingOut');

    clock.increment(1000);

    expect(await atStep(actor, 'card')).toMatchObject({ canTurnBack: false });
    actor.send({ type: 'order.leave' });
    expect(await toPromise(actor)).toEqual({ status: 'left', isOpen: true });
  });

  it.each([
    ['has not heard of the payment yet', paymentMissing],
    ['fails', errorAnswer({ status: 503, code: errorCodes.internal })],
  ])('C6: confirms again where the service %s [PAY-024]', async (_, error) => {
    const confirm = vi
      .fn<PurchaseOrderPorts['confirm']>()
      .mockRejectedValueOnce(error)
      .mockResolvedValue(undefined);
    const getTicket = vi.fn(async () => orderTickets.open);
    const { actor, clock, submit } = await startWithCard({ confirm, getTicket });
    submit();
    await atStep(actor, 'findingOut');

    clock.increment(1000);

    expect(await toPromise(actor)).toMatchObject({ status: 'fulfilled' });
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  it('C6: hears of success by a push, which may come twice, and ends once [PAY-024]', async () => {
    const { port: hearResult, calls: told } = heldPort<undefined, unknown>();
    const ends = vi.fn();
    const { actor, submit } = await startWithCard({
      confirm: () => Promise.reject(paymentMissing),
      hearResult,
    });
    actor.subscribe({ complete: ends });
    submit();
    await atStep(actor, 'findingOut');

    for (const call of told) call.answer(undefined);
    for (const call of told) call.answer(undefined);

    expect(await toPromise(actor)).toMatchObject({ status: 'fulfilled' });
    expect(ends).toHaveBeenCalledOnce();
  });

  it('looks up what became of an order that takes no card any more', async () => {
    const { actor, submit } = await startWithCard({
      payByCard: async () => ({ status: 'closed' }),
      getTicket: async () => orderTickets.failed,
    });

    submit();

    expect(await toPromise(actor)).toMatchObject({
      status: 'refused',
      code: 2000034,
      message: { text: 'На карте недостаточно денег' },
    });
  });

  it('forgets an order that no card was sent for', async () => {
    const keep = vi.fn();
    const { actor } = await startWithCard({ keep });

    actor.send({ type: 'order.leave' });

    expect(await toPromise(actor)).toEqual({ status: 'left', isOpen: false });
    expect(keep.mock.lastCall).toEqual([undefined]);
  });
});
