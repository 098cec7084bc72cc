// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createAdTracker } from '../ad-tracker/ad-tracker.ts';
import { trackedAd } from '../model/ad.fixtures.ts';
import { fakeLinearAdPorts, linearAdExamples, linearAdInputs } from './linear-ad.fixtures.ts';
import { createLinearAdMachine } from './linear-ad.machine.ts';
import type { LinearAdEvent } from './linear-ad.types.ts';

/** An event, or time in milliseconds. */
type Step = LinearAdEvent | number;

const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<Step>(...linearAdExamples) },
    {
      weight: 4,
      arbitrary: fc
        .double({ min: 0, max: 12, noNaN: true })
        .map((time): Step => ({ type: 'media.moved', time, duration: 10 })),
    },
    { weight: 2, arbitrary: fc.constantFrom<Step>(500, 4_000, 60_000) },
  ),
  { maxLength: 60 },
);

/** Names of the pings that one story sends, in order, and how it ended. */
function live(story: readonly Step[]) {
  const pings: string[] = [];
  const clock = new SimulatedClock();
  const track = createAdTracker(trackedAd, {
    ping: (url) => pings.push(new URL(url).pathname.slice(1)),
    macros: () => ({}),
  });
  const machine = createLinearAdMachine(fakeLinearAdPorts({ track }));
  const actor = createActor(machine, { input: linearAdInputs.skippable, clock }).start();
  actor.send({ type: 'media.framed', duration: 10 });
  for (const step of story) {
    if (typeof step === 'number') clock.increment(step);
    else if (actor.getSnapshot().status === 'active') actor.send(step);
  }
  return { pings, output: actor.getSnapshot().output };
}

const quarters = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'];
const once = ['impression', 'creativeView', 'progress', 'skip', 'error', ...quarters];

describe('linearAdMachine with its tracker, whatever the media do in whatever order', () => {
  it('A6: sends each ping that comes once at most once, and the quarters in their order', () => {
    fc.assert(
      fc.property(steps, (story) => {
        const { pings } = live(story);
        for (const name of once)
          expect(pings.filter((ping) => ping === name).length).toBeLessThanOrEqual(1);
        const seen = pings.filter((ping) => quarters.includes(ping));
        expect(seen).toEqual(quarters.slice(0, seen.length));
      }),
      { numRuns: 400, seed: 1 },
    );
  });

  it('A6: sends complete with an end that was shown, and never with a skip or a failure', () => {
    fc.assert(
      fc.property(steps, (story) => {
        const { pings, output } = live(story);
        expect(pings.includes('complete')).toBe(output?.end === 'completed');
        expect(pings.includes('skip')).toBe(output?.end === 'skipped');
        expect(pings.includes('error')).toBe(output?.end === 'failed');
      }),
      { numRuns: 400, seed: 2 },
    );
  });
});
