import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { RatingEvent } from './rating.events.ts';
import { fakeRatingPorts, ratingInputs } from './rating.fixtures.ts';
import { createRatingMachine } from './rating.machine.ts';

/** What may happen to the flow, in any order; `settle` lets the calls under way be answered. */
const happening = fc.oneof(
  fc.integer({ min: -2, max: 12 }).map((value): RatingEvent => ({ type: 'rating.choose', value })),
  fc.constantFrom<RatingEvent | 'settle'>({ type: 'rating.send' }, 'settle'),
);
const stories = fc.array(happening, { minLength: 4, maxLength: 30 });

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Lives one story with a service of which every second call fails; gives what it was asked for and what was told. */
async function live(story: (RatingEvent | 'settle')[]) {
  const sent: number[] = [];
  const told: unknown[] = [];
  let failures = 0;
  const answer = async (rating: number) => {
    sent.push(rating);
    if (sent.length % 2 === 0) return;
    failures += 1;
    throw new Error('Not now');
  };
  const ports = fakeRatingPorts({
    setRating: ({ rating }) => answer(rating),
    deleteRating: () => answer(0),
    tellFailure: (message) => told.push(message),
  });
  const actor = createActor(createRatingMachine(ports), { input: ratingInputs.viewer }).start();
  await settle();
  for (const event of story) {
    if (event === 'settle') await settle();
    else if (actor.getSnapshot().status === 'active') actor.send(event);
  }
  await settle();
  const { output } = actor.getSnapshot();
  actor.stop();
  return { sent, told: told.length, failures, output };
}

describe('ratingMachine, in any order of events', () => {
  it('sends ratings of the scale that differ from the one in force, tells each failure once, and ends with the first that is kept', async () => {
    let ended = 0;
    await fc.assert(
      fc.asyncProperty(stories, async (story) => {
        const { sent, told, failures, output } = await live(story);
        expect(sent.filter((value) => value < 0 || value > 10 || value === 8)).toEqual([]);
        expect(told).toBe(failures);
        expect(output).toEqual(sent.length >= 2 ? { status: 'rated', rating: sent[1] } : undefined);
        if (output) ended += 1;
      }),
      { numRuns: 200, seed: 1 },
    );
    expect(ended).toBeGreaterThan(20);
  });
});
