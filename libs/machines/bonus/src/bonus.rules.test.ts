import { describe, expect, it } from 'vitest';
import { bonusOffers } from './bonus.fixtures.ts';
import { obstacleOf, readLogin } from './bonus.rules.ts';

describe('readLogin', () => {
  it.each([
    ['+7 (900) 000-00-05', '79000000005'],
    ['374 91 234567', '37491234567'],
  ])('reads %s as a phone [BONUS-009]', (text, login) => {
    expect(readLogin(text, 'phone')).toBe(login);
  });

  it.each(['7 900 000 00 0', '79000000005 5', '78000000005', '+49 151 23456789', 'me@mail.ru', ''])(
    'takes «%s» for no phone [BONUS-009]',
    (text) => {
      expect(readLogin(text, 'phone')).toBeUndefined();
    },
  );

  it('reads a leading 89 as 79, before it is matched [BONUS-010]', () => {
    expect(readLogin('8 (900) 000-00-05', 'phone')).toBe('79000000005');
  });

  it('reads a leading 9 as 79, before it is matched [BONUS-011]', () => {
    expect(readLogin('900 000-00-05', 'phone')).toBe('79000000005');
  });

  it('takes an e-mail address only, where the program wants one [BONUS-012]', () => {
    expect(readLogin(' viewer@example.org ', 'email')).toBe('viewer@example.org');
    expect(readLogin('79000000005', 'email')).toBeUndefined();
    expect(readLogin('viewer@example', 'email')).toBeUndefined();
  });
});

describe('obstacleOf', () => {
  const name = bonusOffers.byPhone.program.name;

  it('has none for a program that may be joined', () => {
    expect(obstacleOf(bonusOffers.byPhone)).toBeUndefined();
    expect(obstacleOf(bonusOffers.ownOnly)).toBeUndefined();
  });

  it.each([
    ['processing', 'bank_card.bonus.processing'],
    ['active', 'bank_card.bonus.active'],
    ['blocked', 'modal.bonus_activate.error.subtitle'],
  ] as const)('says what is known of the status %s [BONUS-003]', (status, key) => {
    expect(obstacleOf(bonusOffers[status])).toEqual({ key, params: { name } });
  });

  it('is there without the action `register` [BONUS-004]', () => {
    expect(obstacleOf(bonusOffers.closed)).toEqual({
      key: 'modal.bonus_activate.error.subtitle',
      params: { name },
    });
  });

  it("is there where only the account's own login would do, and there is none [BONUS-019]", () => {
    expect(obstacleOf(bonusOffers.noLogin)).toMatchObject({ key: 'bank_card.bonus.no_login' });
  });
});
