import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { speakTime } from './speak-time.ts';

const { t } = await createTranslator('rus', { segments: ['player'] });
const said = (...args: Parameters<typeof speakTime>) =>
  speakTime(...args).replaceAll('\u00a0', ' ');

describe('speakTime', () => {
  it.each([
    [0, '0 секунд'],
    [5, '5 секунд'],
    [125.9, '2 минуты 5 секунд'],
    [3600, '1 час'],
    [7261, '2 часа 1 минута 1 секунда'],
  ])('puts %d seconds into words', (seconds, words) => {
    expect(said(seconds, t)).toBe(words);
  });

  it('takes the case of its place in the sentence', () => {
    expect([
      said(3600, t, 'spokenOf'),
      said(3221, t, 'spokenOf'),
      said(61, t, 'spokenAfter'),
    ]).toEqual(['1 часа', '53 минут 41 секунды', '1 минуту 1 секунду']);
  });
});
