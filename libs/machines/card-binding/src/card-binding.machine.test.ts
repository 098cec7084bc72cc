import { errorCodes } from '@foyer/contract';
import { resumeFlow, secret } from '@foyer/core';
import { errorAnswer, heldPort } from '@foyer/core/fixtures';

import type { CardAnswer, CardOrder } from '@foyer/purchase-order';
import { describe, expect, it, vi } from 'vitest';
import { type AnyActorRef, createActor, SimulatedClock, toPromise, waitFor } from 'xstate';
import {
  bindingTickets,
  cardBindingInputs,
  enteredCard,
  fakeCardBindingPorts,
} from './card-binding.fixtures.ts';
import { createCardBindingMachine } from './card-binding.machine.ts';
import { type CardBindingStep, selectCardBindingView } from './card-binding.selectors.ts';
import type { CardBindingInput, CardBindingPorts } from './card-binding.types.ts';

function start(
  replaced: Partial<CardBindingPorts> = {},
  input: CardBindingInput = cardBindingInputs.begin,
) {
  const clock = new SimulatedClock();
  const keep = vi.fn<CardBindingPorts['keep']>();
  const ports = fakeCardBindingPorts({ keep, ...replaced });
  const machine = createCardBindingMachine(ports);
  const actor = createActor(machine, { input, clock }).start();
  const view = () => selectCardBindingView(actor.getSnapshot());
  const atStep = async (step: CardBindingStep) => {
    await waitFor(actor, (now) => selectCardBindingView(now).step === step);
    return view();
  };
  const child = (name: 'bankCard' | 'cardChallenge') =>
    actor.getSnapshot().children[name] as AnyActorRef;
  const enter = async (card = enteredCard) => {
    await atStep('card');
    await waitFor(child('bankCard'), (now) => now.matches('ready'));
    child('bankCard').send({ type: 'card.submit', ...card, isCardKept: false });
  };
  return { actor, atStep, child, clock, enter, keep, machine, view };
}

const challenge: CardAnswer = {
  status: 'challenge',
  challenge: {
    kind: 'frame',
    url: 'https://pay.example/challenge',
    expiresAt: '2026-11-21T09:10:00.000Z',
  },
};

describe('cardBindingMachine', () => {
  it('begins, posts the card to the provider, confirms the ticket [BANKCARD-035, BANKCARD-037]', async () => {
    const payByCard = vi.fn<CardBindingPorts['payByCard']>(async () => ({ status: 'accepted' }));
    const confirm = vi.fn(async () => undefined);
    const { actor, enter, keep } = start({ payByCard, confirm });

    await enter();

    expect(await toPromise(actor)).toEqual({ status: 'linked' });
    expect(payByCard).toHaveBeenCalledExactlyOnceWith(
      {
        paymentUrl: 'https://pay.example/cards',
        orderId: 'order-1',
        requestId: 'seal',
        card: enteredCard,
      },
      expect.anything(),
    );
    expect(confirm).toHaveBeenCalledExactlyOnceWith({ ticketId: 'ticket-1' }, expect.anything());
    expect(keep.mock.calls).toEqual([[{ ticketId: 'ticket-1', isCardSent: true }], [undefined]]);
  });

  it('C7: takes another card for the same order after a refusal, with number and date kept [BANKCARD-038]', async () => {
    const payByCard = vi
      .fn<CardBindingPorts['payByCard']>(async () => ({ status: 'accepted' }))
      .mockResolvedValueOnce({ status: 'refused', reqStatus: 1 });
    const begin = vi.fn(fakeCardBindingPorts().begin);
    const { actor, child, enter } = start({ begin, payByCard });
    await enter();
    await waitFor(actor, (now) => now.context.reqStatus === 1);

    const { kept, message, entered } = child('bankCard').getSnapshot().context;
    expect(kept.number.reveal()).toBe(enteredCard.number.reveal());
    expect(kept.expiry.reveal()).toBe(enteredCard.expiry.reveal());
    expect([kept.cvc, entered, message]).toEqual([
      undefined,
      undefined,
      { key: 'bank_card.error.default' },
    ]);

    await enter({ ...enteredCard, cvc: secret('456') });
    expect(await toPromise(actor)).toEqual({ status: 'linked' });
    expect(begin).toHaveBeenCalledOnce();
    expect(payByCard.mock.calls.map(([{ card }]) => card.cvc.reveal())).toEqual(['123', '456']);
  });

  it('C5: asks what became of a card without an answer, and takes no other one until then', async () => {
    const { port, calls } = heldPort<CardOrder, CardAnswer>();
    const getTicket = vi
      .fn<CardBindingPorts['getTicket']>(async () => bindingTickets.linked)
      .mockResolvedValueOnce(bindingTickets.unknown)
      .mockRejectedValueOnce(new Error('offline'));
    const { actor, atStep, clock, enter } = start({ payByCard: port, getTicket });
    await enter();
    await waitFor(actor, (now) => now.matches('sending'));
    calls[0]?.fail(new Error('No answer'));
    await atStep('findingOut');

    for (const ms of [1000, 2000, 4000]) {
      await waitFor(actor, (now) => now.matches('unknown'));
      clock.increment(ms - 1);
      expect(actor.getSnapshot().matches('unknown')).toBe(true);
      clock.increment(1);
      expect(actor.getSnapshot().matches('lookingUp')).toBe(true);
    }

    expect(await toPromise(actor)).toEqual({ status: 'linked' });
    expect(calls).toHaveLength(1);
  });

  it('C14: asks the service when the question of the bank is over, and believes it alone', async () => {
    const { actor, atStep, child, enter } = start({
      payByCard: async () => challenge,
      getTicket: async () => bindingTickets.cardRefused,
    });
    await enter();
    await atStep('challenge');
    child('cardChallenge').send({
      type: 'frame.ended',
      origin: 'https://pay.example',
    });

    await atStep('card');
    const { message } = child('bankCard').getSnapshot().context;
    expect(message).toEqual({ text: 'Банк не подтвердил платёж' });
    expect(actor.getSnapshot().context.isCardSent).toBe(false);
  });

  it('C14: leaves a question open that the viewer turned back from, and shows it again', async () => {
    const { actor, atStep, child, enter } = start({
      payByCard: async () => challenge,
      getTicket: vi
        .fn<CardBindingPorts['getTicket']>(async () => bindingTickets.linked)
        .mockResolvedValueOnce(bindingTickets.challenged),
    });
    await enter();
    await atStep('challenge');
    child('cardChallenge').send({ type: 'challenge.leave' });
    await atStep('challengeLeft');
    actor.send({ type: 'challenge.open' });
    await atStep('challenge');
    child('cardChallenge').send({ type: 'challenge.leave' });

    expect(await toPromise(actor)).toEqual({ status: 'linked' });
  });

  it('finds the binding again after a page of the bank, and begins none', async () => {
    const begin = vi.fn(fakeCardBindingPorts().begin);
    const { actor } = start({ begin }, cardBindingInputs.returned);
    expect(await toPromise(actor)).toEqual({ status: 'linked' });
    expect(begin).not.toHaveBeenCalled();
  });

  it('keeps its record when the viewer turns back from a card that is under way', async () => {
    const { actor, enter, keep } = start({ payByCard: () => new Promise(() => {}) });
    await enter();
    await waitFor(actor, (now) => now.matches('sending'));
    actor.send({ type: 'binding.close' });

    expect(await toPromise(actor)).toEqual({ status: 'open' });
    expect(keep).toHaveBeenLastCalledWith({ ticketId: 'ticket-1', isCardSent: true });
  });

  it('ends where the viewer gives no proof', async () => {
    const error = errorAnswer({ status: 403, code: errorCodes.proofRequired });
    const { actor } = start({ begin: () => Promise.reject(error) });
    expect(await toPromise(actor)).toEqual({ status: 'cancelled' });
  });

  it("says the service's words when it opens no order, and begins again by a press", async () => {
    const error = errorAnswer({ status: 409, code: 1, description: 'Карт уже десять' });
    const begin = vi.fn(fakeCardBindingPorts().begin).mockRejectedValueOnce(error);
    const { actor, atStep } = start({ begin });
    expect((await atStep('refused')).message).toEqual({ text: 'Карт уже десять' });
    actor.send({ type: 'binding.retry' });
    expect((await atStep('card')).terms).toEqual({ amount: 100, currency: 'RUB' });
  });

  it('asks for a new order when the one before has failed for good', async () => {
    const { actor, atStep, enter } = start({
      payByCard: async () => ({ status: 'closed' }),
      getTicket: async () => bindingTickets.failed,
    });
    await enter();
    expect((await atStep('refused')).message).toEqual({ text: 'На карте недостаточно денег' });
    actor.send({ type: 'binding.close' });
    expect(await toPromise(actor)).toEqual({ status: 'cancelled' });
  });

  it('C3: forgets the digits when the page was loaded again, and asks how the order stands', async () => {
    const { actor, enter, machine } = start({
      payByCard: () => new Promise(() => {}),
      getTicket: async () => bindingTickets.cardAwaited,
    });
    await enter();
    await waitFor(actor, (now) => now.matches('sending'));
    const kept = JSON.stringify(actor.getPersistedSnapshot());
    expect(kept).not.toContain(enteredCard.number.reveal());

    const resumed = resumeFlow(machine, JSON.parse(kept));
    await waitFor(resumed, (now) => now.matches('entering'));
    expect(resumed.getSnapshot().context.card).toBeUndefined();
    resumed.stop();
  });
});
