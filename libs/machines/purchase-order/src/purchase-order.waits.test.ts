import { errorCodes } from '@foyer/contract';
import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { toPromise, waitFor } from 'xstate';
import { readOrderRecord } from './order-record.ts';
import { atStep, start, typedCard, view } from './purchase-order.driver.ts';
import { orderTickets, purchaseOrderInputs } from './purchase-order.fixtures.ts';
import type { OrderTicket, PurchaseOrderPorts } from './purchase-order.types.ts';

const { challenge } = orderTickets.challenged;

/** Starts a purchase whose card is questioned by the bank. */
async function startChallenged(replaced: Partial<PurchaseOrderPorts> = {}) {
  const started = start(purchaseOrderInputs.anyCard, {
    payByCard: async () => ({ status: 'challenge', challenge }),
    getTicket: async () => orderTickets.challenged,
    ...replaced,
  });
  await atStep(started.actor, 'card');
  started.actor.send({ type: 'card.submit', card: typedCard() });
  await atStep(started.actor, 'challenge');
  return started;
}

describe('purchaseOrderMachine, while the bank asks', () => {
  it('C14: shows the question of the bank, and confirms when it has ended [PAY-024]', async () => {
    const { actor } = await startChallenged();
    expect(view(actor).challenge).toEqual(challenge);

    actor.send({ type: 'challenge.close', outcome: 'ended' });

    expect(await toPromise(actor)).toMatchObject({ status: 'fulfilled' });
  });

  it.each(['left', 'timedOut', 'blocked'] as const)(
    'C14: a question that was %s leaves the order open, and can be shown again [PAY-024]',
    async (outcome) => {
      const { actor } = await startChallenged();

      actor.send({ type: 'challenge.close', outcome });
      expect(view(actor)).toMatchObject({ step: 'challengeLeft', canTurnBack: false });
      actor.send({ type: 'challenge.open' });

      expect(view(actor)).toMatchObject({ step: 'challenge', challenge });
      actor.send({ type: 'order.leave' });
      expect(await toPromise(actor)).toEqual({ status: 'left', isOpen: true });
    },
  );

  it('C14: keeps the question in its place while it asks how the order stands [PAY-024]', async () => {
    const getTicket = vi.fn(async () => orderTickets.challenged);
    const { actor, clock } = await startChallenged({ getTicket });
    const steps = new Set<string>();
    actor.subscribe(() => steps.add(view(actor).step));

    clock.increment(1000);
    await vi.waitFor(() => expect(getTicket).toHaveBeenCalledOnce());
    await waitFor(actor, (now) => now.matches({ awaitingChallenge: 'listening' }));

    expect([...steps]).toEqual(['challenge']);
    actor.stop();
  });

  it('C14: a payment that the bank refused is not paid, and another card may follow [PAY-024]', async () => {
    const getTicket = vi
      .fn<PurchaseOrderPorts['getTicket']>()
      .mockResolvedValue(orderTickets.cardRefused);
    const { actor, clock } = await startChallenged({ getTicket });

    clock.increment(1000);

    expect(await atStep(actor, 'card')).toMatchObject({
      canTurnBack: true,
      message: { text: 'Банк не подтвердил платёж' },
    });
    actor.stop();
  });
});

describe('purchaseOrderMachine, at a bank or a wallet', () => {
  it('shows the address until the service knows that it was paid', async () => {
    const { port: hearResult, calls: told } = heldPort<undefined, unknown>();
    const { actor } = start(purchaseOrderInputs.bank, { hearResult });
    expect(await atStep(actor, 'bank')).toMatchObject({ bank: orderTickets.atBank.bank });

    told[0]?.answer(undefined);

    expect(await toPromise(actor)).toMatchObject({ status: 'fulfilled' });
  });

  it('asks at once when the viewer comes back', async () => {
    const getTicket = vi
      .fn<PurchaseOrderPorts['getTicket']>()
      .mockResolvedValue(orderTickets.atBank);
    const { actor } = start(purchaseOrderInputs.bank, { getTicket });
    await atStep(actor, 'bank');

    actor.send({ type: 'order.ask' });

    await vi.waitFor(() => expect(getTicket).toHaveBeenCalledOnce());
    actor.stop();
  });
});

describe('purchaseOrderMachine, after a reload', () => {
  it('C3: keeps its record before it sends anything, and finds the order by the key [PAY-021]', async () => {
    const told: string[] = [];
    const keep = vi.fn<PurchaseOrderPorts['keep']>(() => void told.push('keep'));
    const buy = vi.fn<PurchaseOrderPorts['buy']>(() => {
      told.push('buy');
      return new Promise<OrderTicket>(() => {});
    });
    const first = start(purchaseOrderInputs.prepaid, { keep, buy });
    await vi.waitFor(() => expect(told).toEqual(['keep', 'buy']));
    first.actor.stop();

    const stored: unknown = JSON.parse(JSON.stringify(keep.mock.lastCall?.[0]));
    const kept = readOrderRecord(stored);
    const findByKey = vi.fn(async () => orderTickets.fulfilled);
    const again = vi.fn<PurchaseOrderPorts['buy']>();
    const { actor } = start(
      { ...purchaseOrderInputs.prepaid, kept, isRestored: true },
      { findByKey, buy: again },
    );

    expect(await toPromise(actor)).toMatchObject({ status: 'fulfilled' });
    expect(findByKey).toHaveBeenCalledWith({ key: buy.mock.calls[0]?.[0].key }, expect.anything());
    expect(again).not.toHaveBeenCalled();
  });

  it('C3: buys nothing by itself where the reload came before the order [PAY-021]', async () => {
    const buy = vi.fn<PurchaseOrderPorts['buy']>();
    const { actor } = start(purchaseOrderInputs.unanswered, { buy });

    expect(await toPromise(actor)).toEqual({
      status: 'notPlaced',
      kept: purchaseOrderInputs.unanswered.kept,
    });
    expect(buy).not.toHaveBeenCalled();
  });

  it('C3: goes on finding out what became of the card that was sent [PAY-024]', async () => {
    const confirm = vi.fn(async () => undefined);
    const { actor } = start(purchaseOrderInputs.restored, {
      getTicket: async () => orderTickets.open,
      confirm,
    });

    expect(await toPromise(actor)).toMatchObject({ status: 'fulfilled' });
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('C15: shows how an order ended in place of a form [PAY-024]', async () => {
    const { actor } = start(purchaseOrderInputs.restored);
    const steps = new Set<string>();
    actor.subscribe(() => steps.add(view(actor).step));

    expect(await toPromise(actor)).toMatchObject({ status: 'fulfilled', ticketId: 'ticket-1' });
    expect([...steps].filter((step) => step === 'card')).toEqual([]);
  });

  it('trusts no storage that holds something else', () => {
    const { kept } = purchaseOrderInputs.restored;
    expect([
      readOrderRecord(kept),
      readOrderRecord({ ...kept, openBuys: -1 }),
      readOrderRecord('1'),
    ]).toEqual([kept, undefined, undefined]);
  });

  it('says a charge failed where the confirmation did and the ticket says so', async () => {
    const getTicket = vi
      .fn<PurchaseOrderPorts['getTicket']>()
      .mockResolvedValueOnce(orderTickets.open)
      .mockResolvedValue(orderTickets.failed);
    const { actor, clock } = start(purchaseOrderInputs.restored, {
      getTicket,
      confirm: () =>
        Promise.reject(errorAnswer({ status: 402, code: errorCodes.cardFundsMissing })),
    });
    await vi.waitFor(() => expect(actor.getSnapshot().matches('unknown')).toBe(true));

    clock.increment(1000);

    expect(await toPromise(actor)).toMatchObject({ status: 'refused', code: 2000034 });
  });
});
