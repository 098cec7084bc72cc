import { describe, expect, it } from 'vitest';
import { addDuration } from './durations.ts';

describe('addDuration', () => {
  it.each([
    ['2026-01-31T10:00:00.000Z', 1, 'month', '2026-02-28T10:00:00.000Z'],
    ['2028-01-31T10:00:00.000Z', 1, 'month', '2028-02-29T10:00:00.000Z'],
    ['2026-03-15T10:00:00.000Z', 1, 'month', '2026-04-15T10:00:00.000Z'],
    ['2026-11-30T10:00:00.000Z', 3, 'month', '2027-02-28T10:00:00.000Z'],
    ['2028-02-29T10:00:00.000Z', 1, 'year', '2029-02-28T10:00:00.000Z'],
    ['2026-11-21T10:00:00.000Z', 48, 'hour', '2026-11-23T10:00:00.000Z'],
    ['2026-11-21T10:00:00.000Z', 7, 'day', '2026-11-28T10:00:00.000Z'],
    ['2026-11-21T10:00:00.000Z', 2, 'week', '2026-12-05T10:00:00.000Z'],
  ] as const)('from %s, %i %s: %s', (from, duration, unit, until) => {
    expect(addDuration(new Date(from), duration, unit).toISOString()).toBe(until);
  });
});
