import { describe, expect, it } from 'vitest';
import { firstQuality } from './first-quality.ts';

const rates = new Map([
  [240, 300_000],
  [720, 3_000_000],
]);

describe('firstQuality', () => {
  it('counts each picture for as long as it stood, and nothing before the first', () => {
    const frames = [
      [3000, 0, 240],
      [6000, 3, 720],
      [9000, 6, 720],
    ] as const;
    expect(firstQuality(frames, rates)).toEqual({
      height: 0.2 * 240 + 0.6 * 720,
      kbps: 0.2 * 300 + 0.6 * 3000,
    });
  });

  it('leaves out what came later', () => {
    const frames = [
      [0, 0, 240],
      [16_000, 16, 720],
    ] as const;
    expect(firstQuality(frames, rates)).toEqual({ height: 240, kbps: 300 });
  });
});
