import type { ProfileChanges, ViewLimits } from '@foyer/contract';
import { ageLimitsFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { profileEditInputs } from './profile-edit.fixtures.ts';
import { loosens, rightsOf } from './profile-rules.ts';
import { ALL_DAY, freesTime } from './view-limits.ts';

const { profile } = profileEditInputs.childByMaster;
const hours = (allowed_from: string, allowed_to: string, max_view_time?: number): ViewLimits => ({
  allowed_from,
  allowed_to,
  ...(max_view_time !== undefined && { max_view_time }),
});

describe('loosens', () => {
  it.each<[string, ProfileChanges]>([
    ['a higher default age limit', { default_age_limit_id: 'age-12' }],
    ['a higher highest age limit [PROF-015]', { max_age_limit_id: 'age-12' }],
    ['erotic', { is_erotic_allowed: true }],
    ['buying without the PIN', { purchase_limits: { is_pin_required: false } }],
    ['more hours', { view_limits: hours('08:00', '20:01', 3600) }],
    ['more time a day', { view_limits: hours('08:00', '20:00', 3660) }],
    ['any time a day', { view_limits: hours('08:00', '20:00') }],
    ['one limit beside tighter ones', { max_age_limit_id: 'age-0', is_erotic_allowed: true }],
  ])('says so of %s', (_, changes) => {
    expect(loosens(profile, changes, ageLimitsFixture.items)).toBe(true);
  });

  it.each<[string, ProfileChanges]>([
    ['a name, an icon and notifications', { name: 'Лев', icon: { id: 'avatar-3' } }],
    ['lower age limits', { default_age_limit_id: 'age-0', max_age_limit_id: 'age-0' }],
    ['an age limit that the service does not know', { max_age_limit_id: 'age-99' }],
    ['the same limits', { is_erotic_allowed: false, view_limits: hours('08:00', '20:00', 3600) }],
    ['fewer hours and less time', { view_limits: hours('09:00', '19:00', 1800) }],
  ])('does not say so of %s', (_, changes) => {
    expect(loosens(profile, changes, ageLimitsFixture.items)).toBe(false);
  });
});

describe('freesTime', () => {
  it.each<[string, ViewLimits | undefined, ViewLimits, boolean]>([
    ['hours where there were none', undefined, hours('08:00', '20:00'), false],
    ['the whole day where there were hours', hours('08:00', '20:00'), ALL_DAY, true],
    ['a night inside a longer one', hours('21:00', '07:00'), hours('22:00', '06:00'), false],
    ['an evening inside a night', hours('21:00', '07:00'), hours('22:00', '23:00'), false],
    ['a night that ends in the day', hours('21:00', '07:00'), hours('22:00', '08:00'), true],
    ['the day where there was the night', hours('20:00', '08:00'), hours('08:00', '20:00'), true],
  ])('knows %s', (_, present, wanted, frees) => {
    expect(freesTime(present, wanted)).toBe(frees);
  });
});

describe('rightsOf', () => {
  it('gives each viewer what the service lets them do', () => {
    const rights = Object.entries(profileEditInputs).map(([name, input]) => {
      const { canEdit, canLimit, canDelete } = rightsOf(input);
      return [name, canEdit, canLimit, canDelete];
    });

    expect(rights).toEqual([
      ['childByMaster', true, true, true],
      ['masterItself', true, true, false],
      ['childItself', true, false, false],
      ['masterByChild', false, false, false],
    ]);
  });
});
