import { LANGUAGES, type Language } from '@foyer/contract';

const languageByTag: ReadonlyMap<string, Language> = new Map([
  ['ru', 'rus'],
  ['en', 'eng'],
  ['hy', 'hye'],
]);

const find = (text: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === text) ?? languageByTag.get(text ?? '');

/** What can say in which language to answer. */
interface LanguageHints {
  /** `lang` of the address: one address per language for search engines. */
  query: string | undefined;
  session: Language | undefined;
  /** `accept-language`: ours holds one of our codes, a browser's own a list of tags. */
  header: string | undefined;
}

/** The language of an answer; Russian when nothing says otherwise. */
export function chooseLanguage({ query, session, header }: LanguageHints): Language {
  const wanted = header?.split(',', 1)[0]?.split(/[-;]/, 1)[0]?.trim().toLowerCase();
  return find(query) ?? session ?? find(wanted) ?? 'rus';
}
