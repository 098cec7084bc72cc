import { ageLimitsFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { ageLimitOf, ageLimitsUpTo } from './age-limits.ts';

const limits = ageLimitsFixture.items;

describe('age limits', () => {
  it('takes an unknown one for the lowest there can be [PROF-009]', () => {
    expect(ageLimitOf(limits, 'age-16')).toEqual({ id: 'age-16', name: '16+', age_value: 16 });
    expect(ageLimitOf(limits, 'age-99')).toEqual({ id: '0', name: '', age_value: 0 });
  });

  it('lists those up to another, the lowest first', () => {
    expect(ageLimitsUpTo(limits.toReversed(), 'age-12').map(({ id }) => id)).toEqual([
      'age-0',
      'age-6',
      'age-12',
    ]);
  });
});
