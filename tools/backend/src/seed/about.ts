import type { Texts } from '@foyer/contract';
import { countries } from './names.ts';
import type { FilmSeed, FilmTexts, SeriesSeed } from './seed.types.ts';

/** Names of people by id. */
export type NamesById = ReadonlyMap<string, Texts>;

type Facts = Pick<FilmSeed | SeriesSeed, 'year' | 'countries' | 'directors' | 'cast'>;
type TextLanguage = keyof Required<Texts>;

const MOST_NAMED = 3;

const lists = {
  rus: new Intl.ListFormat('ru', { type: 'conjunction' }),
  eng: new Intl.ListFormat('en', { type: 'conjunction' }),
  hye: new Intl.ListFormat('hy', { type: 'conjunction' }),
};

/** Countries that English names with an article. */
const withArticle = new Set(['usa', 'ussr', 'uk', 'netherlands']);

function countryNames(ids: readonly string[], language: TextLanguage): string {
  const names = ids.flatMap((id) => {
    const name = countries[id]?.[language];
    if (name === undefined) return [];
    return [language === 'eng' && withArticle.has(id) ? `the ${name}` : name];
  });
  return lists[language].format(names);
}

function sentences(facts: Facts, names: NamesById, language: TextLanguage): string {
  const nameOf = (id: string): string => names.get(id)?.[language] ?? id;
  const list = (ids: readonly string[]) => lists[language].format(ids.map(nameOf));
  const makers = list(facts.directors.slice(0, MOST_NAMED));
  const stars = list(facts.cast.slice(0, MOST_NAMED).map(([id]) => id));
  const isOne = facts.directors.length === 1;
  const places = countryNames(facts.countries, language);
  if (language === 'rus') {
    return [
      `${isOne ? 'Режиссёр' : 'Режиссёры'} — ${makers}.`,
      ...(stars ? [`В ролях: ${stars}.`] : []),
      `Производство: ${places}, ${facts.year} год.`,
    ].join(' ');
  }
  if (language === 'eng') {
    const starring = stars ? `, starring ${stars}` : '';
    return `Directed by ${makers}${starring}. Made in ${places} in ${facts.year}.`;
  }
  return [
    `${isOne ? 'Ռեժիսոր' : 'Ռեժիսորներ'}՝ ${makers}։`,
    ...(stars ? [`Դերերում՝ ${stars}։`] : []),
    `Արտադրություն՝ ${places}, ${facts.year} թվական։`,
  ].join(' ');
}

/** The paragraphs of a title's page: those written for it, or its summary and its makers. */
export function aboutTitle(
  { facts, texts, names }: { facts: Facts; texts: FilmTexts; names: NamesById },
  language: TextLanguage,
): string {
  return (texts.about ?? [texts.summary, sentences(facts, names, language)]).join('\n\n');
}
