import { resumeFlow } from '@foyer/core';
import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import {
  fakeRecommendationsPorts,
  recommendationsInputs,
  recommendedTitles,
} from './recommendations.fixtures.ts';
import { createRecommendationsMachine } from './recommendations.machine.ts';
import { selectRecommendations } from './recommendations.selectors.ts';
import type { RecommendationsPorts } from './recommendations.types.ts';

function start(replaced: Partial<RecommendationsPorts> = {}) {
  const machine = createRecommendationsMachine(fakeRecommendationsPorts(replaced));
  const actor = createActor(machine, { input: recommendationsInputs.film }).start();
  const shown = () => waitFor(actor, (snapshot) => snapshot.matches('shown'));
  return { actor, shown, titles: () => selectRecommendations(actor.getSnapshot()) };
}

describe('recommendationsMachine', () => {
  it('shows what goes with the title, until the viewer closes it [EVENT-022, MODAL-032]', async () => {
    const listTitles = vi.fn(async () => recommendedTitles);
    const { actor, shown, titles } = start({ listTitles });
    expect(titles()).toEqual([]);
    await shown();
    expect(titles()).toEqual(recommendedTitles);

    actor.send({ type: 'recommendations.close' });

    expect(await toPromise(actor)).toEqual({ status: 'closed' });
    expect(listTitles.mock.calls).toEqual([[{ itemId: 'metropolis' }, expect.any(AbortSignal)]]);
  });

  it.each<[string, RecommendationsPorts['listTitles']]>([
    ['there are none', async () => []],
    ['they do not come', () => Promise.reject(errorAnswer({ status: 500, code: 1 }))],
  ])('ends and tells nothing where %s', async (_, listTitles) => {
    const { actor } = start({ listTitles });

    expect(await toPromise(actor)).toEqual({ status: 'nothing' });
  });

  it('asks again when it was restored before the titles came', async () => {
    const { port } = heldPort<{ itemId: string }, typeof recommendedTitles>();
    const { actor } = start({ listTitles: port });
    const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));

    const restored = resumeFlow(createRecommendationsMachine(fakeRecommendationsPorts()), snapshot);
    await waitFor(restored, (state) => state.matches('shown'));

    expect(selectRecommendations(restored.getSnapshot())).toEqual(recommendedTitles);
    restored.stop();
  });
});
