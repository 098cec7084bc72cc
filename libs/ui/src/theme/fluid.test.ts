import { describe, expect, it } from 'vitest';
import { fluid } from './fluid.ts';

/** Works a fluid length out for a window, as a browser does. */
function resolve(length: string, windowPx: number): number {
  const start = Number(/^calc\(([\d.]+)rem/u.exec(length)?.[1] ?? Number.parseFloat(length));
  const steps = length.matchAll(/clamp\(0rem, ([\d.]+)vw - ([\d.]+)rem, ([\d.]+)rem\)/gu);
  return [...steps].reduce((sum, [, slope, less, most]) => {
    const grown = (Number(slope) * windowPx) / 100 / 16 - Number(less);
    return sum + Math.min(Math.max(grown, 0), Number(most));
  }, start);
}

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
    expect(resolve(length, windowPx)).toBeCloseTo(rem, 2);
  });

  it('is a plain length where nothing grows', () => {
    expect(fluid([1, 1, 1, 1])).toBe('1rem');
  });
});
