import { describe, expect, it } from 'vitest';
import { createLiveTimes } from './media-times.ts';

describe('createLiveTimes', () => {
  it('knows nothing before playback stands where it was to start', () => {
    const times = createLiveTimes(() => 10_000);
    times.aim(undefined);
    expect(times.of(7)).toBeUndefined();
  });

  it('counts from the edge less the delay of presentation, or from the moment that was aimed at', () => {
    const times = createLiveTimes(() => 10_000, 30);
    times.aim(undefined);
    times.settle(7);
    times.settle(9);
    expect(times.of(9)).toBe(9_972);
    times.aim(9_500);
    expect(times.of(9)).toBeUndefined();
    times.settle(3);
    expect(times.of(4)).toBe(9_501);
  });
});
