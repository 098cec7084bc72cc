import { resumeFlow } from '@foyer/core';
import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import {
  fakeSellingScreenPorts,
  sellings,
  sellingScreenInputs,
} from './selling-screen.fixtures.ts';
import { createSellingScreenMachine } from './selling-screen.machine.ts';
import { selectSellingScreenView } from './selling-screen.selectors.ts';
import type { Selling, SellingScreenInput, SellingScreenPorts } from './selling-screen.types.ts';

function start(
  replaced: Partial<SellingScreenPorts> = {},
  input: SellingScreenInput = sellingScreenInputs.film,
) {
  const machine = createSellingScreenMachine(fakeSellingScreenPorts(replaced));
  const actor = createActor(machine, { input }).start();
  const reached = (state: 'choosing' | 'nothing' | 'unavailable') =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, reached, view: () => selectSellingScreenView(actor.getSnapshot()) };
}

describe('sellingScreenMachine', () => {
  it('shows all that the item can be got by [EVENT-021]', async () => {
    const findSelling = vi.fn(async () => sellings.film);
    const { reached, view } = start({ findSelling });
    expect(view().step).toBe('none');

    await reached('choosing');

    expect(view()).toEqual({ step: 'choosing', ...sellings.film });
    expect(findSelling.mock.calls).toEqual([
      [{ itemId: 'metropolis', itemType: 'media_item' }, expect.any(AbortSignal)],
    ]);
  });

  it('hands the chosen option over to its purchase, once', async () => {
    const buy = vi.fn();
    const { actor, reached } = start({ buy });
    await reached('choosing');

    actor.send({ type: 'selling.buy', seqId: 'option-metropolis-est' });

    expect(await toPromise(actor)).toEqual({ status: 'handed-over' });
    expect(buy.mock.calls).toEqual([
      [{ itemId: 'metropolis', itemType: 'media_item', seqId: 'option-metropolis-est' }],
    ]);
  });

  it('hands over nothing that is not in the list', async () => {
    const buy = vi.fn();
    const { actor, reached } = start({ buy });
    await reached('choosing');

    actor.send({ type: 'selling.buy', seqId: 'another' });

    expect([actor.getSnapshot().value, buy.mock.calls]).toEqual(['choosing', []]);
  });

  it('says so where there is nothing to buy', async () => {
    const { actor, reached, view } = start({ findSelling: async () => sellings.owned });
    await reached('nothing');
    expect(view()).toEqual({ step: 'nothing', ...sellings.owned });

    actor.send({ type: 'selling.close' });

    expect(await toPromise(actor)).toEqual({ status: 'cancelled' });
  });

  it.each([
    ['has nothing to offer', async () => sellings.owned],
    ['does not get the options', () => Promise.reject(errorAnswer({ status: 500, code: 1 }))],
  ])('opens nothing for an event that %s', async (_, findSelling) => {
    const { actor, view } = start({ findSelling }, sellingScreenInputs.event);
    const shown = new Set<string>();
    actor.subscribe(() => shown.add(view().step));

    expect(await toPromise(actor)).toEqual({ status: 'cancelled' });
    expect([...shown]).toEqual(['none']);
  });

  it('shows what an event offers [EVENT-021]', async () => {
    const { reached, view } = start({}, sellingScreenInputs.event);

    await reached('choosing');

    expect(view()).toEqual({ step: 'choosing', ...sellings.film });
  });

  it('shows the error dialog where the options do not come [MODAL-024]', async () => {
    const { reached, view } = start({
      findSelling: () => Promise.reject(errorAnswer({ status: 500, code: 1 })),
    });

    await reached('unavailable');

    expect(view()).toEqual({ step: 'error', name: '', options: [] });
  });

  it('asks again when it was restored before the options came', async () => {
    const { actor } = start({ findSelling: heldPort<SellingScreenInput, Selling>().port });
    const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));

    const restored = resumeFlow(createSellingScreenMachine(fakeSellingScreenPorts()), snapshot);
    await waitFor(restored, (state) => state.matches('choosing'));

    expect(selectSellingScreenView(restored.getSnapshot()).options).toHaveLength(3);
    restored.stop();
  });
});
