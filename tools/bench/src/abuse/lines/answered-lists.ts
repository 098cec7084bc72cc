import { routeOf, type Route } from './route.ts';
import { withLargestHeaders } from './largest-headers.ts';
import type { Sent } from '../measure/ask.ts';

const at = (path: string, query: Readonly<Record<string, string>>): Sent => ({
  path: `/api/v1${path}?${new URLSearchParams(query).toString()}`,
});

/** The most characters of a choice that a list is filtered by. */
const OPTION_CHARACTERS = 300;

const options = (word: string) =>
  `${word},`.repeat(Math.floor(OPTION_CHARACTERS / (word.length + 1))).slice(0, -1);

const years = Array.from({ length: 60 }, (_, index) => String(1960 + index)).join(',');

/** Lists of the service. */
export const answeredLists: readonly Route[] = [
  routeOf('backend', 'home', {
    regular: { 'home page': [{ path: '/api/v1/media-views/main' }] },
    abusive: withLargestHeaders('/api/v1/media-views/main'),
  }),
  routeOf('backend', 'catalogue', {
    regular: {
      'a page': [at('/catalogue', { page: '1' })],
      'filtered by three': [at('/catalogue', { genres: 'drama,sci-fi', sort: 'rating' })],
      'the sitemap': [at('/catalogue', { limit: '100' })],
      'the sitemap in each language': ['rus', 'eng', 'hye'].map((lang) =>
        at('/catalogue', { limit: '100', lang }),
      ),
    },
    abusive: {
      'every filter, as long as may be': [
        at('/catalogue', {
          genres: options('drama'),
          countries: options('ru'),
          years,
          age_levels: options('18'),
          sort: 'rating',
          limit: '100',
        }),
      ],
      'the largest page in turn with languages': ['rus', 'eng', 'hye', 'xx'].map((lang) =>
        at('/catalogue', { limit: '100', sort: 'rating', lang }),
      ),
      'a page far behind the end': [at('/catalogue', { limit: '100', page: '9999' })],
      '1,000 parameters of no meaning': [
        { path: `/api/v1/catalogue?limit=100${'&a=1'.repeat(1000)}` },
      ],
    },
  }),
  routeOf('backend', 'collections', {
    regular: { 'the sitemap': [at('/collections', { limit: '100' })] },
    abusive: {
      'in turn with languages': ['rus', 'eng', 'hye'].map((lang) =>
        at('/collections', { limit: '100', lang }),
      ),
    },
  }),
  routeOf('backend', 'channels', {
    regular: { 'all of the guide': [at('/channels', { limit: '100' })] },
    abusive: {
      'in turn with languages': ['rus', 'eng', 'hye'].map((lang) =>
        at('/channels', { limit: '100', lang }),
      ),
    },
  }),
];
