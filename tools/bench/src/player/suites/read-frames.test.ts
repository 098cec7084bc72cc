import { describe, expect, it } from 'vitest';
import type { Frame } from '../page/probe.types.ts';
import { readFrames } from './read-frames.ts';

const rates = new Map([
  [234, 400_000],
  [720, 4_000_000],
]);
const steady = (count: number, height = 720): Frame[] =>
  Array.from({ length: count }, (_, index) => [index * 40, index * 0.04, height]);

describe('readFrames', () => {
  it('finds nothing wrong with steady frames', () => {
    expect(readFrames(steady(3), rates)).toEqual({
      stalls: 0,
      stallMs: 0,
      kbps: 4000,
      switches: 0,
      skipped: 0,
    });
  });

  it('counts a gap as a stall, a leap as left out, a new height as a switch', () => {
    const frames: Frame[] = [...steady(2), [1080, 4.04, 234]];
    expect(readFrames(frames, rates)).toEqual({
      stalls: 1,
      stallMs: 1000,
      kbps: 4000,
      switches: 1,
      skipped: 4,
    });
  });

  it('forgives the gap that the bench itself made', () => {
    const frames: Frame[] = [...steady(2), [1080, 0.08, 720]];
    expect(readFrames(frames, rates, [900, 1200]).stalls).toBe(0);
  });
});
