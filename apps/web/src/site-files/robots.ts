import { pageRequest } from '../page/page-request.ts';
import { siteFile } from './site-file.ts';
import type { Route } from './+types/robots';

/** Where search engines find nothing: calls, pages of one viewer, players and frames. */
const closed = [
  '/api/',
  '/my',
  '/auth',
  '/authentication',
  '/pay',
  '/embed/',
  '/variants',
  '/search',
  '/*/player',
  '/*/trailer',
];

/** What search engines may read, and where the list of pages is. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = context.get(pageRequest);
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return siteFile('text', `${lines.join('\n')}\n`);
}
