import { describe, expect, it } from 'vitest';
import { baseLanguage, canonicalLanguage, isSameLanguage } from './languages.ts';

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

describe('baseLanguage', () => {
  it('leaves out where a language is spoken', () => {
    expect(['en-GB', 'rus', 'not a tag'].map(baseLanguage)).toEqual(['en', 'ru', 'not a tag']);
  });
});

describe('isSameLanguage', () => {
  it('sees through spellings, and null is no language', () => {
    expect(isSameLanguage('rus', 'ru')).toBe(true);
    expect(isSameLanguage(null, null)).toBe(false);
  });
});
