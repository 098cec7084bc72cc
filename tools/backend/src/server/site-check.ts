const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may change something, seen from where it was sent. Pages of other sites may not;
 * what is no browser sends neither header and carries no one else's cookie.
 *
 * @param ownOrigins - The site's own: the one that the viewer asked, and those that are set.
 */
export function isSameSite(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  ownOrigins: readonly string[],
): boolean {
  if (SAFE.has(method)) return true;
  const origin = headers.get('origin');
  if (origin !== null && ownOrigins.includes(origin)) return true;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  return origin === null;
}

/** The origin of the page that sent a request, where it is the site's own; else the one that the viewer asked. */
export function siteOf(
  { headers }: Pick<Request, 'headers'>,
  ownOrigins: readonly [string, ...string[]],
): string {
  const origin = headers.get('origin');
  return origin !== null && ownOrigins.includes(origin) ? origin : ownOrigins[0];
}
