import { describe, expect, it } from 'vitest';
import { lacksLanguage, textIn, withText } from './text-value.ts';

describe('withText', () => {
  it.each([
    ['first words in Russian', undefined, 'rus', 'Свет', { rus: 'Свет' }],
    ['first words in another language', undefined, 'eng', 'Light', { rus: 'Light', eng: 'Light' }],
    ['a translation of one text', 'Свет', 'eng', 'Light', { rus: 'Свет', eng: 'Light' }],
    ['one text, as it is spelled', 'Свет', 'rus', 'Тьма', 'Тьма'],
    ['one of several', { rus: 'Свет', eng: 'Light' }, 'rus', 'Тьма', { rus: 'Тьма', eng: 'Light' }],
    ['a translation taken away', { rus: 'Свет', eng: 'Light' }, 'eng', '', { rus: 'Свет' }],
    ['the last words taken away', { rus: 'Свет' }, 'rus', '', undefined],
    [
      'Russian words taken away before the others',
      { rus: 'Свет', eng: 'Light' },
      'rus',
      '',
      { rus: '', eng: 'Light' },
    ],
  ] as const)('keeps %s', (_what, value, language, text, kept) => {
    expect(withText(value, language, text)).toEqual(kept);
  });
});

describe('textIn', () => {
  it('shows one text as Russian, so that translations begin empty', () => {
    expect([textIn('Свет', 'rus'), textIn('Свет', 'eng')]).toEqual(['Свет', '']);
  });
});

describe('lacksLanguage', () => {
  it('tells of a text without a translation alone', () => {
    expect(lacksLanguage({ rus: 'Свет' }, 'eng')).toBe(true);
    expect(lacksLanguage({ rus: 'Свет', eng: 'Light' }, 'eng')).toBe(false);
    expect(lacksLanguage(undefined, 'eng')).toBe(false);
  });
});
