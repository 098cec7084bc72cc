import { describe, expect, it } from 'vitest';
import { highestAgeLimit } from './highest-age-limit.ts';

const limit = (years: number) => ({ id: `age-${years}`, name: `${years}+`, age_value: years });

describe('highestAgeLimit', () => {
  it('finds the limit with the most years in any order [PIN-017]', () => {
    expect(highestAgeLimit([6, 18, 0, 16].map(limit))).toEqual(limit(18));
  });

  it('finds nothing among none', () => {
    expect(highestAgeLimit([])).toBeUndefined();
  });
});
