import { errorCodes } from '@foyer/contract';
import { secret } from '@foyer/core';
import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { toPromise } from 'xstate';
import { atStep, start, view } from './purchase-order.driver.ts';
import { orderTickets, priceFixture, purchaseOrderInputs } from './purchase-order.fixtures.ts';
import type { PurchaseOrderPorts } from './purchase-order.types.ts';

const noAnswer = Object.assign(new Error('Reset'), { name: 'NetworkError' });
const buyPort = () => vi.fn<PurchaseOrderPorts['buy']>();

describe('purchaseOrderMachine', () => {
  it('sends the request with the terms that were seen, the PIN and a key, and is done [PAY-021, PAY-022]', async () => {
    const buy = buyPort().mockResolvedValue(orderTickets.fulfilled);
    const { actor } = start({ ...purchaseOrderInputs.prepaid, pin: secret('1234') }, { buy });

    expect(await toPromise(actor)).toEqual({
      status: 'fulfilled',
      ticketId: 'ticket-1',
      orderId: 'order-1',
      notice: undefined,
    });
    const sent = buy.mock.calls[0]?.[0];
    expect(sent).toMatchObject(purchaseOrderInputs.prepaid);
    expect(sent?.key).toMatch(/^[\w-]{36}$/);
    expect(sent?.pin?.reveal()).toBe('1234');
  });

  it('C2: asks by the key after a lost answer, and shows what it had bought [PAY-021]', async () => {
    const buy = buyPort().mockRejectedValue(noAnswer);
    const findByKey = vi.fn(async () => orderTickets.fulfilled);
    const { actor, clock } = start(purchaseOrderInputs.prepaid, { buy, findByKey });
    await atStep(actor, 'findingOut');

    clock.increment(1000);

    expect(await toPromise(actor)).toMatchObject({ status: 'fulfilled' });
    expect(buy).toHaveBeenCalledOnce();
    expect(findByKey.mock.calls[0]).toEqual([
      { key: buy.mock.calls[0]?.[0].key },
      expect.anything(),
    ]);
  });

  it('C2: sends the same key again where there is no order under it [PAY-021]', async () => {
    const buy = buyPort().mockRejectedValueOnce(noAnswer).mockResolvedValue(orderTickets.fulfilled);
    const { actor, clock } = start(purchaseOrderInputs.prepaid, { buy });
    await atStep(actor, 'findingOut');

    clock.increment(1000);
    await toPromise(actor);

    const [first, second] = buy.mock.calls.map(([input]) => input.key);
    expect([buy.mock.calls.length, second]).toEqual([2, first]);
  });

  it.each([
    ['a first call that still runs', errorAnswer({ status: 409, code: errorCodes.conflict })],
    ['a service that failed', errorAnswer({ status: 503, code: errorCodes.internal })],
    ['an error that is none of the service', new TypeError('Failed to fetch')],
  ])('takes %s for no answer', async (_, error) => {
    const { actor } = start(purchaseOrderInputs.prepaid, { buy: () => Promise.reject(error) });

    expect(await atStep(actor, 'findingOut')).toMatchObject({ canTurnBack: false });
  });

  it("ends with the service's words where it refuses, and keeps no key then [PAY-013]", async () => {
    const keep = vi.fn();
    const error = errorAnswer({
      status: 402,
      code: errorCodes.prepaidFundsMissing,
      description: 'На счёте недостаточно денег',
    });
    const { actor } = start(purchaseOrderInputs.prepaid, {
      keep,
      buy: () => Promise.reject(error),
    });

    expect(await toPromise(actor)).toEqual({
      status: 'refused',
      code: 2000035,
      message: { text: 'На счёте недостаточно денег' },
      kept: undefined,
    });
    expect(keep.mock.lastCall).toEqual([undefined]);
  });

  it('keeps the key over a refusal while an earlier call may still arrive', async () => {
    const buy = buyPort()
      .mockRejectedValueOnce(noAnswer)
      .mockRejectedValueOnce(errorAnswer({ status: 402, code: errorCodes.prepaidFundsMissing }));
    const { actor, clock } = start(purchaseOrderInputs.prepaid, { buy });
    await atStep(actor, 'findingOut');
    clock.increment(1000);
    const output = await toPromise(actor);
    const kept = output.status === 'refused' ? output.kept : undefined;

    const again = buyPort().mockResolvedValue(orderTickets.fulfilled);
    await toPromise(start({ ...purchaseOrderInputs.prepaid, kept }, { buy: again }).actor);
    const other = buyPort().mockResolvedValue(orderTickets.fulfilled);
    await toPromise(start({ ...purchaseOrderInputs.linkedCard, kept }, { buy: other }).actor);

    const keyOf = (port: typeof buy) => port.mock.calls[0]?.[0].key;
    expect(keyOf(again)).toBe(keyOf(buy));
    expect(keyOf(other)).not.toBe(keyOf(buy));
  });

  it('C4: takes it for good news that the account has it already [PAY-021]', async () => {
    const error = errorAnswer({ status: 409, code: errorCodes.alreadyOwned });
    const { actor } = start(purchaseOrderInputs.prepaid, { buy: () => Promise.reject(error) });

    expect(await toPromise(actor)).toEqual({ status: 'owned', isMoneyDue: false });
  });

  it('says that money goes back where the account had it before the charge', async () => {
    const { actor } = start(purchaseOrderInputs.linkedCard, {
      buy: async () => orderTickets.returned,
    });

    expect(await toPromise(actor)).toEqual({ status: 'owned', isMoneyDue: true });
  });

  it('C10: shows another price beside the one that was seen, and buys at it only when told [PAY-021]', async () => {
    const newPrice = { ...priceFixture, amount: 34900 };
    const error = Object.assign(errorAnswer({ status: 409, code: errorCodes.priceChanged }), {
      price: newPrice,
    });
    const buy = buyPort().mockRejectedValueOnce(error).mockResolvedValue(orderTickets.fulfilled);
    const { actor } = start(purchaseOrderInputs.prepaid, { buy });

    expect(await atStep(actor, 'repriced')).toMatchObject({
      terms: { amount: 29900, currency: 'RUB' },
      newPrice,
      canTurnBack: true,
    });
    expect(buy).toHaveBeenCalledOnce();
    actor.send({ type: 'terms.accept' });
    actor.send({ type: 'terms.accept' });
    await toPromise(actor);

    const [first, second, ...more] = buy.mock.calls.map(([input]) => input);
    expect([second?.terms, more]).toEqual([
      { amount: 34900, currency: 'RUB', renewalAmount: 29900 },
      [],
    ]);
    expect(second?.key).not.toBe(first?.key);
  });

  it('asks with growing pauses, and at once when the service has news', async () => {
    const { port: hearResult, calls: told } = heldPort<undefined, unknown>();
    const findByKey = vi.fn().mockRejectedValue(noAnswer);
    const buy = buyPort().mockRejectedValue(noAnswer);
    const { actor, clock } = start(purchaseOrderInputs.prepaid, { buy, findByKey, hearResult });
    const asked = async (seconds: number) => {
      clock.increment(seconds * 1000);
      await vi.waitFor(() => expect(actor.getSnapshot().matches('unknown')).toBe(true));
      return findByKey.mock.calls.length;
    };
    await atStep(actor, 'findingOut');

    const counts = [await asked(1), await asked(1), await asked(1), await asked(3), await asked(1)];
    told.at(-1)?.answer(undefined);
    await vi.waitFor(() => expect(findByKey).toHaveBeenCalledTimes(4));

    expect(counts).toEqual([1, 1, 2, 2, 3]);
    expect(view(actor).isSlow).toBe(false);
    actor.stop();
  });

  it('says that the wait is long after ten seconds', async () => {
    const { actor, clock } = start(purchaseOrderInputs.prepaid, {
      buy: () => new Promise(() => {}),
    });
    expect(view(actor)).toMatchObject({ step: 'working', isSlow: false });

    clock.increment(10_000);

    expect(view(actor).isSlow).toBe(true);
    actor.stop();
  });
});
