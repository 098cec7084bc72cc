import { expect, it } from 'vitest';
import { comparePings } from './compare-pings.ts';

it('names pings that are missing, that came twice, and that were not due', () => {
  const came = new Map([
    ['a', 1],
    ['b', 2],
    ['d', 1],
  ]);

  expect(comparePings(['a', 'b', 'c'], came)).toEqual({
    missing: ['c'],
    doubled: ['b'],
    unasked: ['d'],
  });
});
