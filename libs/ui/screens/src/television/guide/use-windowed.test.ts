import { describe, expect, it } from 'vitest';
import { withIndex } from './use-windowed.ts';

describe('withIndex', () => {
  it('adds what Tab leads to in its place, and nothing twice', () => {
    expect(withIndex([4, 5, 6], 1)).toEqual([1, 4, 5, 6]);
    expect(withIndex([4, 5, 6], 9)).toEqual([4, 5, 6, 9]);
    expect(withIndex([4, 5, 6], 5)).toEqual([4, 5, 6]);
  });
});
