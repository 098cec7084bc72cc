import { routeOf, type Route } from './route.ts';
import type { Sent } from '../measure/ask.ts';

const CHARACTERS = 100;

/** What people type: the first letter, hits, mistakes, another layout, another language. */
const typed = [
  'а',
  'a',
  'на',
  'метрополис',
  'ночной экспрес',
  'vtnhjgjkbc',
  "yjxyjq 'rcghtcc",
  'kassiopeya',
  'Մետրոպոլիս',
  'zzzz',
];

/** As long as may be: one word, many words, words of every title, letters that nothing has. */
const longest: Readonly<Record<string, string>> = {
  'one long word': 'о'.repeat(CHARACTERS),
  'words of two letters': 'на '.repeat(33),
  'words of one letter': 'а б в г д е '.repeat(8),
  'words that nearly fit': 'метрополит экспрессу кассиопее кораблью призракы океанну городу ночнай',
  'the same in another layout': 'vtnhjgjkbn rfccbjgttt rjhf,km. ghbphfrs jrtfyye ujhjle yjxyfq',
  'letters of no language': '🎬'.repeat(CHARACTERS / 2),
  'signs of patterns': String.raw`%_\.*(a+)+$[`.repeat(8),
};

const searches = (path: string, query: string, rest = ''): Sent => ({
  path: `/api/v1${path}?query=${encodeURIComponent(query)}${rest}`,
});

const longestOf = (path: string, rest?: string) =>
  Object.fromEntries(
    Object.entries(longest).map(([name, query]) => [name, [searches(path, query, rest)]]),
  );

const typedOf = (path: string, rest?: string) =>
  Object.fromEntries(typed.map((query) => [query, [searches(path, query, rest)]]));

/** Searches of the service. */
export const answeredSearches: readonly Route[] = [
  routeOf('backend', 'search', {
    regular: typedOf('/search'),
    abusive: longestOf('/search', '&limit=100'),
  }),
  routeOf('backend', 'suggestions', {
    regular: typedOf('/search/suggestions'),
    abusive: longestOf('/search/suggestions'),
  }),
  routeOf('backend', 'karaoke', {
    regular: typedOf('/karaoke-items'),
    abusive: longestOf('/karaoke-items', '&limit=100'),
  }),
];
