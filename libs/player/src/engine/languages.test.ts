import { describe, expect, it } from 'vitest';
import { canonicalLanguage, isSameLanguage } from './languages.ts';

describe('canonicalLanguage', () => {
  it('has one spelling for a language', () => {
    expect(['rus', 'RU', 'ru', 'hye', 'not a tag'].map(canonicalLanguage)).toEqual([
      'ru',
      'ru',
      'ru',
      'hy',
      'not a tag',
    ]);
  });
});

describe('isSameLanguage', () => {
  it('sees through spellings, and null is no language', () => {
    expect(isSameLanguage('rus', 'ru')).toBe(true);
    expect(isSameLanguage(null, null)).toBe(false);
  });
});
