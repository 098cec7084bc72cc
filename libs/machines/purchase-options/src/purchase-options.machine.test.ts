import { resumeFlow } from '@foyer/core';
import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import {
  fakePurchaseOptionsPorts,
  purchasables,
  purchaseOptionsInputs,
} from './purchase-options.fixtures.ts';
import { createPurchaseOptionsMachine } from './purchase-options.machine.ts';
import { selectPurchaseOptionsView } from './purchase-options.selectors.ts';
import type {
  PaymentEnd,
  Purchasable,
  PurchaseItem,
  PurchaseOptionsInput,
  PurchaseOptionsPorts,
} from './purchase-options.types.ts';

function start(
  replaced: Partial<PurchaseOptionsPorts> = {},
  input: PurchaseOptionsInput = purchaseOptionsInputs.film,
) {
  const machine = createPurchaseOptionsMachine(fakePurchaseOptionsPorts(replaced));
  const actor = createActor(machine, { input }).start();
  const view = () => selectPurchaseOptionsView(actor.getSnapshot());
  const reached = (step: ReturnType<typeof view>['step']) =>
    waitFor(actor, (snapshot) => selectPurchaseOptionsView(snapshot).step === step);
  return { actor, reached, view };
}

const failing = () => Promise.reject(errorAnswer({ status: 500, code: 1 }));
const item = { itemId: 'metropolis', itemType: 'media_item' } as const;

describe('purchaseOptionsMachine', () => {
  it('shows all that the item can be got by, the usual length of time first [EVENT-021]', async () => {
    const findOptions = vi.fn(async () => purchasables.film);
    const { reached, view } = start({ findOptions });
    expect(view().step).toBe('loading');

    await reached('choosing');

    expect(view()).toMatchObject({
      name: 'Метрополис',
      options: purchasables.film.options,
      seqId: 'option-kino',
      periodIndex: 0,
      isPaying: false,
    });
    expect(findOptions.mock.calls).toEqual([[item, expect.any(AbortSignal)]]);
  });

  it('begins with the option that was named before, and asks for nothing that the page knows', () => {
    const findOptions = vi.fn(async () => purchasables.film);
    const { view } = start(
      { findOptions },
      { ...purchaseOptionsInputs.page, seqId: 'option-metropolis-est' },
    );

    expect(view()).toMatchObject({ step: 'choosing', seqId: 'option-metropolis-est' });
    expect(findOptions).not.toHaveBeenCalled();
  });

  it('goes on to the payment with the chosen option and length of time, once [PAY-005]', async () => {
    const pay = vi.fn(async (): Promise<PaymentEnd> => ({ status: 'handed-over' }));
    const { actor, reached } = start({ pay });
    await reached('choosing');

    actor.send({ type: 'period.choose', periodIndex: 1 });
    actor.send({ type: 'options.buy' });
    actor.send({ type: 'options.buy' });

    expect(await toPromise(actor)).toEqual({ status: 'handed-over' });
    expect(pay.mock.calls).toEqual([
      [{ ...item, seqId: 'option-kino', periodIndex: 1 }, expect.any(AbortSignal)],
    ]);
  });

  it('keeps to the lengths of time of the option at hand, and to the options of the list', async () => {
    const { actor, reached, view } = start();
    await reached('choosing');

    actor.send({ type: 'period.choose', periodIndex: 1 });
    actor.send({ type: 'option.choose', seqId: 'another' });
    actor.send({ type: 'period.choose', periodIndex: 7 });
    expect(view()).toMatchObject({ seqId: 'option-kino', periodIndex: 1 });
    actor.send({ type: 'option.choose', seqId: 'option-metropolis-tvod' });

    expect(view()).toMatchObject({ seqId: 'option-metropolis-tvod', periodIndex: 0 });
  });

  it('stays under the payment where it may, and ends when the item is bought', async () => {
    const ends: PaymentEnd['status'][] = ['left', 'bought'];
    const pay = async (): Promise<PaymentEnd> => ({ status: ends.shift() ?? 'left' });
    const { actor, view } = start({ pay }, purchaseOptionsInputs.page);
    actor.send({ type: 'option.choose', seqId: 'option-metropolis-est' });

    actor.send({ type: 'options.buy' });
    expect(view().isPaying).toBe(true);
    await waitFor(actor, () => !view().isPaying);
    expect(view()).toMatchObject({ step: 'choosing', seqId: 'option-metropolis-est' });
    actor.send({ type: 'options.buy' });

    expect(await toPromise(actor)).toEqual({ status: 'bought' });
  });

  it('asks a visitor to sign in by a press, and not before [PAY-014, PERM-003]', async () => {
    const signIn = vi.fn();
    const { actor, reached, view } = start({
      signIn,
      findOptions: async () => purchasables.visitor,
    });
    await reached('visitor');
    expect([view().priceText, signIn.mock.calls]).toEqual(['от 149 ₽', []]);

    actor.send({ type: 'options.sign_in' });

    expect(signIn).toHaveBeenCalledOnce();
  });

  it.each([
    ['owned', purchasables.owned],
    ['nothing', purchasables.unsold],
  ] as const)('says so where there is nothing to buy: %s', async (step, purchasable) => {
    const { actor, reached, view } = start({ findOptions: async () => purchasable });
    await reached(step);
    expect(view().href).toBe('/movies/metropolis');

    actor.send({ type: 'options.close' });

    expect(await toPromise(actor)).toEqual({ status: 'cancelled' });
  });

  it.each([
    ['owns it', async () => purchasables.owned],
    ['is a visitor', async () => purchasables.visitor],
    ['does not get the options', failing],
  ])('opens nothing for an event when the viewer %s', async (_, findOptions) => {
    const { actor, view } = start({ findOptions }, purchaseOptionsInputs.event);
    const shown = new Set<string>();
    actor.subscribe(() => shown.add(view().step));

    expect(await toPromise(actor)).toEqual({ status: 'cancelled' });
    expect([...shown]).toEqual(['none']);
  });

  it('shows what an event offers [EVENT-021]', async () => {
    const { reached, view } = start({}, purchaseOptionsInputs.event);

    await reached('choosing');

    expect(view().options).toBe(purchasables.film.options);
  });

  it('asks again where the options did not come [MODAL-024]', async () => {
    const findOptions = vi
      .fn<() => Promise<Purchasable>>(async () => purchasables.film)
      .mockImplementationOnce(failing);
    const { actor, reached } = start({ findOptions });
    await reached('error');

    actor.send({ type: 'options.retry' });
    await reached('choosing');

    expect(findOptions).toHaveBeenCalledTimes(2);
  });

  it('asks again when it was restored before the options came', async () => {
    const { actor } = start({ findOptions: heldPort<PurchaseItem, Purchasable>().port });
    const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));

    const restored = resumeFlow(createPurchaseOptionsMachine(fakePurchaseOptionsPorts()), snapshot);

    await waitFor(restored, (now) => now.matches('choosing'));
  });
});
