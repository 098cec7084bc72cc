import { describe, expect, it } from 'vitest';
import type { ProfileRow } from '../sessions/viewer.ts';
import { opensMore } from './opens-more.ts';

const years = new Map([
  ['age-6', 6],
  ['age-12', 12],
  ['age-18', 18],
]);

const child: ProfileRow = {
  id: 'child',
  accountId: 'family',
  position: 1,
  type: 'additional',
  name: 'Лёва',
  iconId: 'avatar-1',
  defaultAgeLimitId: 'age-6',
  maxAgeLimitId: 'age-12',
  isEroticAllowed: false,
  isPinRequired: true,
  isNotificationsAllowed: true,
  pinHash: null,
  allowedFrom: '08:00',
  allowedTo: '20:00',
  maxViewMinutes: null,
};
const sibling = { ...child, id: 'sibling' };

describe('opensMore', () => {
  it.each<[string, Partial<ProfileRow>]>([
    ['the settings of the account', { type: 'master' }],
    ['titles of a higher age', { maxAgeLimitId: 'age-18' }],
    ['titles of a higher age without the PIN', { defaultAgeLimitId: 'age-12' }],
    ['erotic titles', { isEroticAllowed: true }],
    ['purchases without the PIN', { isPinRequired: false }],
    ['all hours', { allowedFrom: null, allowedTo: null }],
    ['an earlier hour', { allowedFrom: '07:59' }],
    ['a later hour', { allowedTo: '20:01' }],
    ['the night', { allowedFrom: '20:00', allowedTo: '08:00' }],
  ])('knows that another profile opens %s', (_, changes) => {
    expect(opensMore(child, { ...sibling, ...changes }, years)).toBe(true);
  });

  it.each<[string, Partial<ProfileRow>]>([
    ['the same', {}],
    ['a lower age', { maxAgeLimitId: 'age-6' }],
    ['fewer hours', { allowedFrom: '09:00', allowedTo: '10:00' }],
    ['a limited time', { maxViewMinutes: 30 }],
  ])('lets a child go where it is %s', (_, changes) => {
    expect(opensMore(child, { ...sibling, ...changes }, years)).toBe(false);
  });

  it('knows that the time of another profile is more time', () => {
    const limited = { ...child, maxViewMinutes: 60 };

    expect(opensMore(limited, { ...sibling, maxViewMinutes: 30 }, years)).toBe(true);
    expect(opensMore(limited, limited, years)).toBe(false);
  });

  it('compares hours over midnight', () => {
    const late = { ...child, allowedFrom: '18:00', allowedTo: '02:00' };

    expect(opensMore(late, { ...late, id: 'b', allowedFrom: '23:00' }, years)).toBe(false);
    expect(opensMore(late, { ...late, id: 'b', allowedTo: '02:01' }, years)).toBe(true);
  });

  it('lets the master go anywhere', () => {
    expect(opensMore({ ...child, type: 'master' }, { ...sibling, type: 'master' }, years)).toBe(
      false,
    );
  });
});
