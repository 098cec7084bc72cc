import { isbot } from 'isbot';
import { pageFlags } from '@foyer/site-map/page-flags';
import { readCookies } from './cookies.ts';
import { requestLabel, type Deployment } from './request-label.ts';
import { languageCookie, requestLanguage } from './request-language.ts';

/**
 * The name under which the answer to a request may be kept for others; nothing where it may be one viewer's own: with a
 * session or any other cookie but the language's, and on pages that search engines may not find. Design §5
 */
export function keptAs(request: Request, deployment: Deployment): string | undefined {
  if (request.method !== 'GET') return undefined;
  const url = new URL(request.url);
  const cookies = readCookies(request.headers.get('cookie'));
  const { layout, isIndexed, isFramed } = pageFlags(url.pathname, url.search);
  const isOwn = [...cookies.keys()].some((name) => name !== languageCookie);
  // It may be an editor's draft.
  if (url.searchParams.has('draft')) return undefined;
  if (isOwn || isFramed || !isIndexed || layout !== 'page') return undefined;
  const label = requestLabel(deployment, url.hostname);
  // Crawlers get a finished document.
  const reader = isbot(request.headers.get('user-agent')) ? 'crawler' : 'person';
  return [reader, label.id, requestLanguage(url, cookies, label.languages), url.href].join(' ');
}
