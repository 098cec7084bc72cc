import { resumeFlow } from '@foyer/core';
import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import {
  fakeRateExchangePorts,
  offeredItems,
  rateExchangeInputs,
} from './rate-exchange.fixtures.ts';
import { createRateExchangeMachine } from './rate-exchange.machine.ts';
import { selectRateExchangeView } from './rate-exchange.selectors.ts';
import type { OfferedItem, RateExchangePorts } from './rate-exchange.types.ts';

function start(replaced: Partial<RateExchangePorts> = {}) {
  const machine = createRateExchangeMachine(fakeRateExchangePorts(replaced));
  const actor = createActor(machine, { input: rateExchangeInputs.film }).start();
  const offered = () => waitFor(actor, (snapshot) => snapshot.matches('offering'));
  return { actor, offered, view: () => selectRateExchangeView(actor.getSnapshot()) };
}

describe('rateExchangeMachine', () => {
  it('offers a bonus for the rating of the title, and leads on [EVENT-020, MODAL-032]', async () => {
    const findItem = vi.fn(async () => offeredItems.unrated);
    const { actor, offered, view } = start({ findItem });
    expect(view()).toEqual({ isShown: false, name: '' });
    await offered();
    expect(view()).toEqual({ isShown: true, name: 'Метрополис' });

    actor.send({ type: 'offer.accept' });

    expect(await toPromise(actor)).toEqual({ status: 'accepted' });
    expect(findItem.mock.calls).toEqual([[{ itemId: 'metropolis' }, expect.any(AbortSignal)]]);
  });

  it('takes no for an answer', async () => {
    const { actor, offered } = start();
    await offered();

    actor.send({ type: 'offer.decline' });

    expect(await toPromise(actor)).toEqual({ status: 'declined' });
  });

  it.each<[string, RateExchangePorts['findItem']]>([
    ['is rated already', async () => offeredItems.rated],
    ['does not come', () => Promise.reject(errorAnswer({ status: 404, code: 1 }))],
  ])('offers nothing for a title that %s, and tells nothing', async (_, findItem) => {
    const { actor, view } = start({ findItem });

    expect(await toPromise(actor)).toEqual({ status: 'declined' });
    expect(view().isShown).toBe(false);
  });

  it('asks again when it was restored before the title came', async () => {
    const { actor } = start({ findItem: heldPort<{ itemId: string }, OfferedItem>().port });
    const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));

    const restored = resumeFlow(createRateExchangeMachine(fakeRateExchangePorts()), snapshot);
    await waitFor(restored, (state) => state.matches('offering'));

    expect(selectRateExchangeView(restored.getSnapshot()).name).toBe('Метрополис');
    restored.stop();
  });
});
