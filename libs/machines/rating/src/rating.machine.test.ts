import { resumeFlow } from '@foyer/core';
import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import { fakeRatingPorts, ratedItems, ratingInputs } from './rating.fixtures.ts';
import { createRatingMachine } from './rating.machine.ts';
import { selectRatingView } from './rating.selectors.ts';
import type { RatingInput, RatingPorts } from './rating.types.ts';

function start(replaced: Partial<RatingPorts> = {}, input: RatingInput = ratingInputs.viewer) {
  const actor = createActor(createRatingMachine(fakeRatingPorts(replaced)), { input }).start();
  const view = () => selectRatingView(actor.getSnapshot());
  const reached = (state: 'choosing' | 'unavailable') =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  const choose = (value: number) => actor.send({ type: 'rating.choose', value });
  const send = () => actor.send({ type: 'rating.send' });
  return { actor, view, reached, choose, send };
}

const unrated = { findItem: async () => ratedItems.unrated };

describe('ratingMachine', () => {
  it("shows the viewer's own rating, and none where there is none [RATE-008]", async () => {
    const [rated, unratedOne] = [start(), start(unrated)];
    expect(rated.view()).toMatchObject({ step: 'none', isBusy: true });
    await Promise.all([rated.reached('choosing'), unratedOne.reached('choosing')]);

    expect(rated.view()).toEqual({
      step: 'choosing',
      name: 'Метрополис',
      value: 8,
      current: 8,
      act: 'change',
      canSend: false,
      isBusy: false,
      error: undefined,
    });
    expect(unratedOne.view()).toMatchObject({ value: 0, current: 0, act: 'set', canSend: false });
  });

  it('asks a visitor to sign in first, and asks the service for nothing [RATE-007]', async () => {
    const findItem = vi.fn();
    const { actor } = start({ findItem }, ratingInputs.visitor);

    expect(await toPromise(actor)).toEqual({ status: 'sign-in' });
    expect(findItem).not.toHaveBeenCalled();
  });

  it.each([1, 10])('takes %i and sends it [RATE-001, RATE-004]', async (rating) => {
    const setRating = vi.fn(async () => undefined);
    const { actor, reached, choose, send } = start({ ...unrated, setRating });
    await reached('choosing');

    choose(rating);
    send();

    expect(await toPromise(actor)).toEqual({ status: 'rated', rating });
    expect(setRating.mock.calls).toEqual([
      [{ item: ratedItems.unrated, rating }, expect.any(AbortSignal)],
    ]);
  });

  it.each([-1, 11, 7.5])('takes no %d [RATE-001, RATE-009]', async (value) => {
    const { view, reached, choose } = start();
    await reached('choosing');

    choose(value);

    expect(view().value).toBe(8);
  });

  it('takes a rating back with 0, by a call of its own [RATE-002, RATE-005]', async () => {
    const [setRating, deleteRating] = [vi.fn(), vi.fn(async () => undefined)];
    const { actor, view, reached, choose, send } = start({ setRating, deleteRating });
    await reached('choosing');

    choose(0);
    expect(view()).toMatchObject({ act: 'remove', canSend: true });
    send();

    expect(await toPromise(actor)).toEqual({ status: 'rated', rating: 0 });
    expect(setRating).not.toHaveBeenCalled();
    expect(deleteRating.mock.calls).toEqual([
      [{ item: ratedItems.rated }, expect.any(AbortSignal)],
    ]);
  });

  it('sends no rating that is in force already, also after there and back [RATE-003]', async () => {
    const setRating = vi.fn();
    const { actor, view, reached, choose, send } = start({ setRating });
    await reached('choosing');

    send();
    choose(9);
    expect(view().canSend).toBe(true);
    choose(8);
    expect(view().canSend).toBe(false);
    send();

    expect([actor.getSnapshot().value, setRating.mock.calls]).toEqual(['choosing', []]);
  });

  it.each([
    ['setting', 3, { text: 'Не сейчас' }, 'Не сейчас'],
    ['setting', 3, { key: 'notification.rating.message_error' }, undefined],
    ['removing', 0, { text: 'Не сейчас' }, 'Не сейчас'],
  ] as const)(
    'tells that %s %i has failed, once, and keeps the choice: %o [RATE-006]',
    async (_state, value, message, description) => {
      const fail = () =>
        Promise.reject(errorAnswer({ status: 500, code: 1, ...(description && { description }) }));
      const tellFailure = vi.fn();
      const { view, reached, choose, send } = start({
        setRating: fail,
        deleteRating: fail,
        tellFailure,
      });
      await reached('choosing');
      choose(value);

      send();
      await reached('choosing');

      expect(tellFailure.mock.calls).toEqual([[message]]);
      expect(view()).toMatchObject({ step: 'choosing', value, canSend: true, isBusy: false });
    },
  );

  it('takes no other choice while one is on its way, and aborts it when the viewer turns back', async () => {
    const { port, calls } = heldPort<Parameters<RatingPorts['setRating']>[0], unknown>();
    const { actor, view, reached, choose, send } = start({ setRating: port });
    await reached('choosing');
    choose(5);
    send();

    choose(6);
    send();
    expect(view()).toMatchObject({ value: 5, isBusy: true });
    actor.send({ type: 'rating.close' });

    expect(await toPromise(actor)).toEqual({ status: 'cancelled' });
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it('shows the error dialog for a title that does not come, and closes [MODAL-024]', async () => {
    const { actor, view, reached } = start({
      findItem: () => Promise.reject(errorAnswer({ status: 404, code: 1 })),
    });
    await reached('unavailable');
    expect(view()).toMatchObject({
      step: 'error',
      error: { title: { key: 'modal.error.title' }, subtitle: { key: 'modal.error.subtitle' } },
    });

    actor.send({ type: 'rating.close' });

    expect(await toPromise(actor)).toEqual({ status: 'cancelled' });
  });

  it('asks again when it was restored before the title came', async () => {
    const { port } = heldPort<{ itemId: string }, typeof ratedItems.rated>();
    const { actor } = start({ findItem: port });
    const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));

    const restored = resumeFlow(createRatingMachine(fakeRatingPorts()), snapshot);
    await waitFor(restored, (state) => state.matches('choosing'));

    expect(selectRatingView(restored.getSnapshot()).current).toBe(8);
    restored.stop();
  });
});
