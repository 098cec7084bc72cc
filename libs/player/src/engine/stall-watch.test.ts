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

  const past = { do: 'move', to: 9.1, why: 'gap' };
  const hole = (end = 30) => ({
    ranges: [
      [0, 5.1],
      [9, end],
    ] as const,
  });

  it('moves past a hole at the second look, where the library loads behind it or nothing more', () => {
    expect(watch(0.5, () => ({ ...hole(), isLoading: false }))).toEqual([[0.5, past]]);
    expect(watch(0.5, (at) => hole(30 + at))).toEqual([[0.5, past]]);
  });

  it('knows that the library has gone on behind a hole before the playhead came to it', () => {
    const before = watch(3, (at) => ({ ...hole(20 + Math.min(at, 1)), time: Math.min(4 + at, 5) }));
    expect(before[0]).toEqual([1.5, past]);
  });

  it('waits at a hole for what is under way, but not long', () => {
    expect(watch(3, () => hole())).toEqual([[3, past]]);
  });

  it('gives a seek into a hole time for its data, as long as they are under way', () => {
    const seek = { ranges: [[9, 30]] as const, isSeeking: true };
    expect(watch(2, () => ({ ...seek, isLoading: false }))).toEqual([[2, past]]);
    expect(watch(20, () => seek)).toEqual([]);
  });

  it('moves on what plays sound in a hole of the picture', () => {
    const playing = watch(2, (at) => ({ ...hole(), time: 4.9 + at }));
    expect(playing[0]).toEqual([1, past]);
  });

  it('moves past a long hole once the library loads behind it, or nothing more', () => {
    const long = (end: number) => ({
      ranges: [
        [0, 5],
        [40, end],
      ] as const,
    });
    const remedy = { do: 'move', to: 40.1, why: 'gap' };
    expect(watch(8, () => long(60))).toEqual([]);
    expect(watch(3, (at) => long(60 + at))).toEqual([[3, remedy]]);
    expect(watch(3, () => ({ ...long(60), isLoading: false }))).toEqual([[3, remedy]]);
  });
});
