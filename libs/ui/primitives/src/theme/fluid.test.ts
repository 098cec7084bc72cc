import { describe, expect, it } from 'vitest';
import { fluid, fluidAt } from './fluid.ts';

describe('fluid', () => {
  const length = fluid([4.25, 6, 8.75, 10.25]);

  it.each([
    [320, 4.25],
    [360, 4.25],
    [768, 6],
    [1024, 7.375],
    [1280, 8.75],
    [1920, 10.25],
    [2560, 10.25],
  ])('gives at %i px the size of the look', (windowPx, rem) => {
    expect(fluidAt(length, windowPx)).toBeCloseTo(rem, 2);
  });

  it('is a plain length where nothing grows', () => {
    expect(fluid([1, 1, 1, 1])).toBe('1rem');
  });
});
