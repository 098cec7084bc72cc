import { describe, expect, it } from 'vitest';
import { layoutShift } from './shifts.ts';

describe('layoutShift', () => {
  it('adds up what follows within a second', () => {
    const shifts = [0, 900, 1800].map((at) => ({ at, value: 1 }));

    expect(layoutShift(shifts)).toBe(3);
  });

  it('begins anew after a second of rest, and tells the worst', () => {
    const shifts = [
      { at: 0, value: 2 },
      { at: 1000, value: 1 },
    ];

    expect(layoutShift(shifts)).toBe(2);
  });

  it('ends a burst after five seconds', () => {
    const shifts = Array.from({ length: 11 }, (_, index) => ({ at: index * 500, value: 1 }));

    expect(layoutShift(shifts)).toBe(10);
  });

  it('is nothing on a page that stands still', () => {
    expect(layoutShift([])).toBe(0);
  });
});
