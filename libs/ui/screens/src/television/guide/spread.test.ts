import { describe, expect, it } from 'vitest';
import { spreadOf } from './spread.ts';

describe('a spread of channels', () => {
  it('turns on from the first channel', () => {
    expect(spreadOf(0, 5, 60)).toEqual({ first: 0, last: 4, hasPrevious: false, hasNext: true });
    expect(spreadOf(5, 5, 60)).toEqual({ first: 5, last: 9, hasPrevious: true, hasNext: true });
  });

  it('is full at the end', () => {
    expect(spreadOf(60, 5, 62)).toEqual({ first: 57, last: 61, hasPrevious: true, hasNext: false });
  });

  it('holds what there is when there are fewer channels', () => {
    expect(spreadOf(0, 5, 2)).toEqual({ first: 0, last: 1, hasPrevious: false, hasNext: false });
  });
});
