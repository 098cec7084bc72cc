// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { languageCookie, requestLanguage } from './request-language.ts';

const all = ['rus', 'eng', 'hye'] as const;

/** The language of a page by the language of its address and the visitor's earlier choice. */
const languageOf = (
  { lang, chosen }: { lang?: string; chosen?: string },
  languages: readonly (typeof all)[number][] = all,
) =>
  requestLanguage(
    new URL(`https://sofit.example/movies${lang === undefined ? '' : `?lang=${lang}`}`),
    new Map(chosen === undefined ? [] : [[languageCookie, chosen]]),
    languages,
  );

describe('requestLanguage', () => {
  it('is Russian where nothing else was asked for, or nothing that there is [LANG-002]', () => {
    expect(languageOf({})).toBe('rus');
    expect(languageOf({ lang: 'deu', chosen: 'xx' })).toBe('rus');
    expect(languageOf({ lang: 'hye', chosen: 'eng' }, ['rus'])).toBe('rus');
  });

  it('takes the address before the earlier choice', () => {
    expect(languageOf({ lang: 'eng', chosen: 'hye' })).toBe('eng');
    expect(languageOf({ chosen: 'hye' })).toBe('hye');
    expect(languageOf({ lang: 'deu', chosen: 'hye' })).toBe('hye');
  });
});
