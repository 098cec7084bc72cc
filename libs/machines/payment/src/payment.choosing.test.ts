import { errorAnswer } from '@foyer/core/fixtures';
import { secret } from '@foyer/core';
import { fakePinPorts } from '@foyer/pin/fixtures';
import { estOptionFixture, serviceOptionFixture } from '@foyer/contract/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { type ActorRefFrom, toPromise } from 'xstate';
import type { pinMachine } from '@foyer/pin';
import { fakePurchaseOrderPorts, orderTickets } from '@foyer/purchase-order/fixtures';
import { atStep, payBy, start, view } from './payment.driver.ts';
import { paymentInputs, paymentMeans } from './payment.fixtures.ts';

type PaymentActor = ReturnType<typeof start>['actor'];

const enterPin = (actor: PaymentActor, pin: string) => {
  const child = actor.getSnapshot().children.pin as ActorRefFrom<typeof pinMachine>;
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

  it('C13: has 0000 replaced before it goes on [PAY-003]', async () => {
    const { actor } = start(paymentInputs.pin, fakePinPorts({ pin: '0000' }));

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

    (actor.getSnapshot().children.pin as ActorRefFrom<typeof pinMachine>).send({
      type: 'pin.cancel',
    });

    expect(await toPromise(actor)).toEqual({ status: 'cancelled' });
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
    ['there is one length of time [PAY-004]', paymentInputs.film],
    ['the length of time is given [PAY-005]', paymentInputs.year],
  ])('skips the lengths of time where %s', async (_, input) => {
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

  it('hides the prepaid account and a new card where one press buys, but for the only way [PAY-015, PAY-016, PAY-017]', async () => {
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

  it('has the viewer join the program whose points shall pay, then reads again what can pay [PAY-008, PAY-028]', async () => {
    const findMeans = vi.fn(async () => paymentMeans);
    const [period] = estOptionFixture.periods;
    const prices = (period?.prices ?? []).map((price) =>
      price.bonus_program
        ? { ...price, bonus_program: { ...price.bonus_program, status: 'not_registered' } }
        : price,
    );
    const option = { ...estOptionFixture, periods: [{ is_default: true, prices }] };
    const { actor, steps } = start({ ...paymentInputs.film, option }, { findMeans });

    await payBy(actor, 'bonus-svet');
    await vi.waitFor(() => expect(steps.slice(-3)).toEqual(['bonus', 'loading', 'methods']));

    expect(findMeans).toHaveBeenCalledTimes(2);
  });

  it('asks for the last word where nothing more is typed, and goes back from there [PAY-011]', async () => {
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
