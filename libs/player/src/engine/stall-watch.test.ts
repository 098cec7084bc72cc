import { describe, expect, it } from 'vitest';
import { createStallWatch, type PlayheadRemedy, type PlayheadSample } from './stall-watch.ts';

const still = {
  time: 5,
  ranges: [[0, 30]],
  isMeantToPlay: true,
  isSeeking: false,
  isLoading: true,
} satisfies Partial<PlayheadSample>;

/** Looks every half second, at the same sample unless it is changed, and gives what was done and when. */
function watch(seconds: number, change: (at: number) => Partial<PlayheadSample> = () => ({})) {
  const watching = createStallWatch();
  const done: [number, PlayheadRemedy][] = [];
  for (let at = 0; at <= seconds; at += 0.5) {
    const remedy = watching.look({ ...still, now: at * 1000, ...change(at) });
    if (remedy.do !== 'nothing') done.push([at, remedy]);
  }
  return done;
}

describe('createStallWatch', () => {
  it('leaves a playhead alone that advances, that is paused, or that has no data', () => {
    expect(watch(20, (at) => ({ time: at }))).toEqual([]);
    expect(watch(20, () => ({ isMeantToPlay: false }))).toEqual([]);
    expect(watch(20, () => ({ ranges: [[0, 5]] }))).toEqual([]);
  });

  it('nudges what hangs for 3 s with data before it, and then makes the engine anew', () => {
    expect(watch(6)).toEqual([
      [3, { do: 'move', to: 5.1, why: 'hang' }],
      [6, { do: 'recreate' }],
    ]);
  });

  it('does not count its own nudge as a sign of life', () => {
    const nudged = watch(7, (at) => ({ time: at < 3.5 ? 5 : 5.1 }));
    expect(nudged.map(([, { do: remedy }]) => remedy)).toEqual(['move', 'recreate']);
  });

  it('starts over when the nudge helped', () => {
    const helped = watch(10, (at) => ({ time: at < 3.5 ? 5 : Math.min(5.1 + at, 12) }));
    expect(helped).toEqual([
      [3, { do: 'move', to: 5.1, why: 'hang' }],
      [10, { do: 'move', to: 12.1, why: 'hang' }],
    ]);
  });

  it('makes the engine anew that has no data and asks for none for 5 s', () => {
    const ranges = [[0, 5]] as const;
    const isLoading = (at: number) => at <= 2;
    expect(watch(8, (at) => ({ ranges, isLoading: isLoading(at) }))).toEqual([
      [7, { do: 'recreate' }],
    ]);
  });

  it('moves past a hole at the second look', () => {
    const ranges = [
      [0, 5.1],
      [9, 30],
    ] as const;
    expect(watch(0.5, () => ({ ranges }))).toEqual([[0.5, { do: 'move', to: 9.1, why: 'gap' }]]);
  });

  it('gives a seek into a hole time for its data', () => {
    const ranges = [[9, 30]] as const;
    expect(watch(2, () => ({ ranges, isSeeking: true }))).toEqual([
      [2, { do: 'move', to: 9.1, why: 'gap' }],
    ]);
  });
});
