import { routeOf, type Route } from './route.ts';
import { withLargestHeaders } from './largest-headers.ts';
import type { Sent } from '../measure/ask.ts';

const page = (path: string): readonly Sent[] => [{ path }];

const search = (term: string) => page(`/search?query=${encodeURIComponent(term)}`);

/** Pages of the site; each is drawn for every request. */
export const answeredPages: readonly Route[] = [
  routeOf('web', 'home page', {
    regular: { 'the page': page('/') },
    abusive: {
      ...withLargestHeaders('/'),
      'longest query': page(`/?a=${'a'.repeat(5900)}`),
      'most parameters': page(`/?${'a=1&'.repeat(1400)}`),
      'an invented language': page('/?lang=xx'),
    },
  }),
  routeOf('web', 'catalogue page', {
    regular: { 'the page': page('/catalog'), filtered: page('/catalog?genres=drama') },
    abusive: {
      'as many choices as fit': page(`/catalog?genres=${'drama,'.repeat(900)}drama`),
      'choices that are none': page(`/catalog?${'years=1&genres=x&'.repeat(300)}`),
    },
  }),
  routeOf('web', 'search page', {
    regular: { hit: search('метрополис'), mistake: search('ночной экспрес'), none: search('zzzz') },
    abusive: {
      'words of two letters': search('на '.repeat(33)),
      'longer than may be searched': search('о'.repeat(900)),
    },
  }),
  routeOf(
    'web',
    'page that is none',
    {
      regular: { 'the page': page('/none'), 'a film that is none': page('/movies/none') },
      abusive: {
        'deepest path': page('/a'.repeat(24)),
        'longest path': page(`/movies/${'%ff'.repeat(330)}`),
        'a NUL': page('/movies/%00'),
      },
    },
    404,
  ),
];
