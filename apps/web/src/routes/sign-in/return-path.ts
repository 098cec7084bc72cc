import { returnParameter, signInPath } from '@foyer/site-map';

const homePath = '/';

/** No page of ours has this origin: what an address must not leave. */
const anywhere = 'https://foyer.invalid';

/**
 * Where to go on after sign-in: home, if the address names nothing inside the site.
 *
 * @param search - Of the sign-in page; anyone may have written it.
 */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(returnParameter) ?? homePath;
  if (!wanted.startsWith('/') || !URL.canParse(wanted, anywhere)) return homePath;
  const { origin, pathname, search: query, hash } = new URL(wanted, anywhere);
  return origin === anywhere && !pathname.startsWith('//') ? pathname + query + hash : homePath;
}

/** Where whoever has signed in on a page goes on: on the pages for that as they say, and nowhere from any other. */
export const wayBack = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  isSignInPath(pathname) ? returnPath(search) : undefined;

/** Both addresses of the sign-in page. */
export const isSignInPath = (pathname: string): boolean =>
  pathname === signInPath || pathname === '/authentication';
