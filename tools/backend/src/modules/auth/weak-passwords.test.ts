import { PASSWORD_MIN_LENGTH } from '@foyer/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { isWeakPassword } from './weak-passwords.ts';

const about = { login: 'anna.petrova@example.org', names: ['foyer', 'Полоса', 'North Films'] };

const isWeak = (password: string, login = about.login) =>
  isWeakPassword(password, { ...about, login });

const frequent = dictionary['passwords-common'].filter(
  (password) => password.length >= PASSWORD_MIN_LENGTH,
);

describe('isWeakPassword', () => {
  it('knows the 3000 most frequent passwords of our length, in every case', async () => {
    const first = frequent.slice(0, 3000);
    const answers = await Promise.all(first.map((password) => isWeak(password.toUpperCase())));

    expect(first).toHaveLength(3000);
    expect(answers).not.toContain(false);
  });

  it.each([
    ['the name of the service', 'FoyerFoyer'],
    ['the name of a label', 'полоса2024'],
    ['a name of two words', 'northfilms'],
    ['a name and signs around', '!!foyer!!!!'],
    ['the login', 'anna.petrova@example.org'],
    ['a part of the login', 'Petrova1990'],
    ['two parts of it', 'petrova-anna'],
    ['a name and what is frequent', 'foyerpassword'],
  ])('refuses %s: %s', async (_, password) => {
    expect(await isWeak(password)).toBe(true);
  });

  it.each(['+79001234567', '89001234567', '9001234567!'])(
    'refuses the phone that is the login: %s',
    async (password) => {
      expect(await isWeak(password, '+79001234567')).toBe(true);
      expect(await isWeak(password)).toBe(false);
    },
  );

  it.each(['battery-staple', 'foyer battery staple', 'два слова, и точка.', 'petrova won it'])(
    'takes what has enough beside such words: %s',
    async (password) => {
      expect(await isWeak(password)).toBe(false);
    },
  );
});
