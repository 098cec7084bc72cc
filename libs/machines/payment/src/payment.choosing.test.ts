import { errorAnswer } from '@foyer/core/fixtures';
import { lateFlow, secret } from '@foyer/core';
import { fakePinPorts } from '@foyer/pin/fixtures';
import { estOptionFixture, serviceOptionFixture } from '@foyer/contract/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { type ActorRefFrom, toPromise } from 'xstate';
import { createPinMachine, type pinMachine } from '@foyer/pin';
import type { PurchaseOrderPorts } from '@foyer/purchase-order';
import { fakePurchaseOrderPorts, orderTickets } from '@foyer/purchase-order/fixtures';
import { atStep, payBy, start, view } from './payment.driver.ts';
import {
  filmOfMember,
  meansWithOldCard,
  paymentInputs,
  paymentMeans,
  readyActors,
} from './payment.fixtures.ts';
import type { PaymentPorts } from './payment.types.ts';

type PaymentActor = ReturnType<typeof start>['actor'];

const notJoined = { ...paymentInputs.film, option: filmOfMember('not_registered') };

const pinOf = (actor: PaymentActor) =>
  actor.getSnapshot().children.pin as unknown as ActorRefFrom<typeof pinMachine>;

const enterPin = (actor: PaymentActor, pin: string) => {
  const child = pinOf(actor);
  child.send({ type: 'pin.submit', pin: secret(pin) });
  return child;
};

describe('paymentMachine, before anything is bought', () => {
  it('starts at the PIN where the profile needs one [PAY-001, PERM-004]', async () => {
    const { actor } = start(paymentInputs.pin);
    expect(view(actor).step).toBe('pin');

    enterPin(actor, '1234');

    await atStep(actor, 'periods');
  });

  it('starts at the lengths of time where it needs none [PAY-002]', async () => {
    const { actor } = start(paymentInputs.service);

    expect(await atStep(actor, 'periods')).toMatchObject({ periodIndex: 0 });
  });

  it('C11: comes back to the length of time and the method that were chosen, and asks for the card again [PAY-006, PAY-007]', async () => {
    const { actor } = start({
      ...paymentInputs.service,
      chosen: { periodIndex: 1, methodId: 'any_card', consents: [] },
    });

    expect(await atStep(actor, 'methods')).toMatchObject({ periodIndex: 1, methodId: 'any_card' });
    actor.send({ type: 'payment.next' });

    await atStep(actor, 'any_card');
  });

  it('C13: has 0000 replaced before it goes on [PAY-003]', async () => {
    const { actor } = start(paymentInputs.pin, {
      actors: { ...readyActors(), pin: createPinMachine(fakePinPorts({ pin: '0000' })) },
    });

    const child = enterPin(actor, '0000');
    await vi.waitFor(() => expect(child.getSnapshot().matches({ changePin: 'asking' })).toBe(true));
    expect(view(actor).step).toBe('pin');
    enterPin(actor, '5678');
    enterPin(actor, '5678');

    await atStep(actor, 'periods');
    expect(actor.getSnapshot().context.pin?.reveal()).toBe('5678');
  });

  it('asks for what the law wants agreed to, and sends what was agreed to', async () => {
    const buy = vi.fn(async () => orderTickets.fulfilled);
    const asked = { ...paymentInputs.quick, consentsAsked: ['terms', 'early_supply'] as const };
    const { actor } = start(asked, { order: fakePurchaseOrderPorts({ buy }) });
    await atStep(actor, 'methods');

    actor.send({ type: 'consent.change', name: 'early_supply', isGiven: true });
    actor.send({ type: 'payment.next' });
    expect(view(actor)).toMatchObject({
      step: 'methods',
      consents: [
        { name: 'terms', isGiven: false, isMissed: true },
        { name: 'early_supply', isGiven: true, isMissed: false },
      ],
    });
    actor.send({ type: 'consent.change', name: 'terms', isGiven: true });
    actor.send({ type: 'payment.next' });

    await atStep(actor, 'success');
    expect(buy).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        request: expect.objectContaining({ consents: ['early_supply', 'terms'] }),
      }),
      expect.anything(),
    );
  });

  it('ends where the viewer gives no PIN', async () => {
    const { actor } = start(paymentInputs.pin);

    pinOf(actor).send({ type: 'pin.cancel' });

    expect(await toPromise(actor)).toEqual({ status: 'cancelled' });
  });

  it('is closed at the PIN, also while the code of the PIN has not come [PAY-001]', async () => {
    const pins = [readyActors().pin, lateFlow(() => new Promise(() => {}))];
    for (const pin of pins) {
      const { actor } = start(paymentInputs.pin, { actors: { ...readyActors(), pin } });
      expect(view(actor).step).toBe('pin');

      actor.send({ type: 'payment.close' });

      expect(await toPromise(actor)).toEqual({ status: 'cancelled' });
    }
  });

  it('leads from the lengths of time to the ways to pay, and back [PAY-006]', async () => {
    const { actor } = start(paymentInputs.service);
    await atStep(actor, 'periods');

    actor.send({ type: 'period.choose', index: 1 });
    actor.send({ type: 'payment.next' });
    expect(view(actor)).toMatchObject({ step: 'methods', periodIndex: 1, canGoBack: true });
    actor.send({ type: 'payment.back' });

    expect(view(actor)).toMatchObject({ step: 'periods', periodIndex: 1 });
  });

  it.each([
    ['there is one length of time', paymentInputs.film],
    ['the length of time is given', paymentInputs.year],
  ])('skips the lengths of time where %s [PAY-004, PAY-005]', async (_, input) => {
    const { actor } = start(input);

    expect(await atStep(actor, 'methods')).toMatchObject({ canGoBack: false });
  });

  it('chooses a linked card at first, and what can pay for another length of time', async () => {
    const { actor } = start(paymentInputs.service);
    await atStep(actor, 'periods');
    actor.send({ type: 'payment.next' });
    expect(view(actor).methodId).toBe('linked_card-1');

    actor.send({ type: 'period.choose', index: 1 });

    expect(view(actor)).toMatchObject({ methodId: 'any_card', price: { amount: 239000 } });
  });

  it('hides the prepaid account and a new card where one press buys, but for the only way [PAY-015, PAY-016, PAY-017, PAY-034]', async () => {
    const prices = serviceOptionFixture.periods[0]?.prices ?? [];
    const option = {
      ...serviceOptionFixture,
      is_quick_purchase: true,
      periods: [{ is_default: true, prices }],
    };
    const ids = async (input: Parameters<typeof start>[0]) =>
      (await atStep(start(input).actor, 'methods')).offers.map(({ method }) => method.id);

    expect([
      await ids({ ...paymentInputs.service, option }),
      await ids({ ...paymentInputs.service, option: { ...option, is_quick_purchase: false } }),
      await ids(paymentInputs.quick),
    ]).toEqual([['linked_card-1'], ['any_card', 'linked_card-1', 'account_prepaid'], ['any_card']]);
  });

  it.each([
    ['any_card', 'any_card'],
    ['linked_card', 'linked_card-1'],
    ['account_prepaid', 'account_prepaid'],
    ['bonus', 'bonus-svet'],
    ['external_url', 'external_url-wallet'],
  ])('buys by %s where the viewer chooses that [PAY-025]', async (method, paymentMethodId) => {
    const [price] = estOptionFixture.periods[0]?.prices ?? [];
    if (!price) throw new Error('The fixture has no price');
    const prices = paymentMeans.methods.map(({ id }) => ({ ...price, payment_method_id: id }));
    const option = { ...estOptionFixture, periods: [{ is_default: true, prices }] };
    const buy = vi.fn<PurchaseOrderPorts['buy']>(async () => orderTickets.fulfilled);
    const order = fakePurchaseOrderPorts({ buy });
    const { actor } = start({ ...paymentInputs.film, option }, { order });

    await payBy(actor, paymentMethodId);
    if (view(actor).step === 'confirmation') actor.send({ type: 'payment.next' });
    await atStep(actor, 'success');

    expect(buy.mock.calls.map(([{ request }]) => request)).toMatchObject([
      { method, paymentMethodId },
    ]);
  });

  it('disables points that are being set up, and an account with too little money [PAY-029]', async () => {
    const [period] = estOptionFixture.periods;
    const prices = (period?.prices ?? []).map((price) =>
      price.bonus_program
        ? { ...price, bonus_program: { ...price.bonus_program, status: 'processing' } }
        : price,
    );
    const [money] = prices;
    if (!money) throw new Error('The fixture has no price');
    const prepaid = { ...money, payment_method_id: 'account_prepaid', amount: 50000 };
    const option = {
      ...estOptionFixture,
      periods: [{ is_default: true, prices: [...prices, prepaid] }],
    };
    const { actor } = start({ ...paymentInputs.film, option });
    const { offers } = await atStep(actor, 'methods');

    expect(offers.map(({ method, obstacle, missing }) => [method.id, obstacle, missing])).toEqual([
      ['any_card', undefined, 0],
      ['account_prepaid', 'tooLittle', 5000],
      ['bonus-svet', 'processing', 0],
    ]);
    actor.send({ type: 'method.choose', methodId: 'bonus-svet' });
    actor.send({ type: 'method.choose', methodId: 'account_prepaid' });
    expect(view(actor).methodId).toBe('any_card');
  });

  it('has the viewer join the program whose points shall pay, then goes on with the points [PAY-008, PAY-028]', async () => {
    const findMeans = vi.fn(async () => paymentMeans);
    const findOption = vi.fn(async () => filmOfMember('active'));
    const { actor, steps } = start(notJoined, { findMeans, findOption });

    await payBy(actor, 'bonus-svet');
    await vi.waitFor(() => expect(steps.slice(-3)).toEqual(['bonus', 'loading', 'methods']));

    expect(findMeans).toHaveBeenCalledTimes(2);
    expect(findOption).toHaveBeenCalledExactlyOnceWith(
      { optionId: estOptionFixture.seq_id },
      expect.anything(),
    );
    expect(view(actor)).toMatchObject({ methodId: 'bonus-svet', isJoining: false });
    actor.send({ type: 'payment.next' });
    expect(view(actor).step).toBe('confirmation');
  });

  it('offers another way to pay while the points are being set up [PAY-029]', async () => {
    const { actor } = start(notJoined, { findOption: async () => filmOfMember('processing') });

    await payBy(actor, 'bonus-svet');

    const { methodId, offers } = await atStep(actor, 'methods');
    expect([methodId, offers.find(({ method }) => method.id === 'bonus-svet')?.obstacle]).toEqual([
      'any_card',
      'processing',
    ]);
  });

  it('reads the option once more where it did not come after joining', async () => {
    const findOption = vi
      .fn<PaymentPorts['findOption']>()
      .mockRejectedValueOnce(errorAnswer({ status: 500, code: 1, description: 'Сбой' }))
      .mockResolvedValue(undefined);
    const { actor } = start(notJoined, { findOption });
    await payBy(actor, 'bonus-svet');
    expect(await atStep(actor, 'unavailable')).toMatchObject({ message: { text: 'Сбой' } });

    actor.send({ type: 'payment.retry' });

    // Sold no more: what was seen stays.
    expect(await atStep(actor, 'methods')).toMatchObject({ option: notJoined.option });
    expect(findOption).toHaveBeenCalledTimes(2);
  });

  it('C22: does not let a card that has expired be chosen', async () => {
    const { actor } = start(paymentInputs.year, { findMeans: async () => meansWithOldCard });
    await atStep(actor, 'methods');
    actor.send({ type: 'period.choose', index: 0 });

    actor.send({ type: 'method.choose', methodId: 'linked_card-1' });

    const { methodId, offers } = view(actor);
    const card = offers.find(({ method }) => method.id === 'linked_card-1');
    expect([methodId, card?.obstacle]).toEqual(['any_card', 'expired']);
  });

  it('C22: asks for a new card where one press buys and the linked one has expired', async () => {
    const { actor } = start(paymentInputs.oneStep, { findMeans: async () => meansWithOldCard });

    expect((await atStep(actor, 'methods')).methodId).toBe('any_card');
  });

  it('asks for the last word where nothing more is typed, and goes back from there [PAY-011, PAY-033]', async () => {
    const { actor } = start(paymentInputs.service);
    await payBy(actor, 'account_prepaid');
    expect(view(actor).step).toBe('confirmation');

    actor.send({ type: 'payment.back' });

    expect(view(actor)).toMatchObject({ step: 'methods', methodId: 'account_prepaid' });
  });

  it('says that the ways to pay did not come, and asks again', async () => {
    const findMeans = vi
      .fn<() => Promise<typeof paymentMeans>>()
      .mockRejectedValueOnce(errorAnswer({ status: 500, code: 1, description: 'Сбой' }))
      .mockResolvedValue(paymentMeans);
    const { actor } = start(paymentInputs.service, { findMeans });
    expect(await atStep(actor, 'unavailable')).toMatchObject({ message: { text: 'Сбой' } });

    actor.send({ type: 'payment.retry' });

    await atStep(actor, 'periods');
  });
});
