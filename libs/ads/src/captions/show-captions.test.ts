import { describe, expect, it } from 'vitest';
import type { Captions } from '../model/ad.types.ts';
import { chooseCaptions } from './show-captions.ts';

const file = (language?: string, type = 'text/vtt'): Captions => ({
  url: `https://ads.example/${language ?? 'any'}.vtt`,
  type,
  ...(language !== undefined && { language }),
});

describe('chooseCaptions', () => {
  it.each([
    ['the language that the viewer reads', [file('en'), file('ru')], 'ru', 'ru'],
    ['the same language of another country', [file('en'), file('ru')], 'en-GB', 'en'],
    ['one whose language is not said', [file('en'), file()], 'ru', undefined],
    ['the first, for who cannot hear', [file('en'), file('hy')], 'ru', 'en'],
  ])('takes %s', (_, files, wanted, language) => {
    expect(chooseCaptions(files, wanted)).toEqual(file(language));
  });

  it('takes none of a kind that browsers do not read', () => {
    expect(chooseCaptions([file('ru', 'application/ttml+xml')], 'ru')).toBeUndefined();
  });
});
