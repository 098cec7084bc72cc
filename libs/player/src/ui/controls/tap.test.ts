import { describe, expect, it } from 'vitest';
import { nextTap } from './tap.ts';

describe('nextTap', () => {
  it('counts taps that follow each other on one side', () => {
    const first = nextTap(undefined, 1_000, 1);
    const second = nextTap(first, 1_200, 1);
    expect([first.count, second.count, nextTap(second, 1_450, 1).count]).toEqual([0, 1, 2]);
  });

  it('begins anew on the other side, and after a while', () => {
    const first = nextTap(undefined, 1_000, 1);
    expect([nextTap(first, 1_100, -1).count, nextTap(first, 1_300, 1).count]).toEqual([0, 0]);
  });
});
