const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may change something, seen from where it was sent. Pages of other sites may not;
 * what is no browser sends neither header and carries no one else's cookie.
 */
export function isSameSite(
  request: { method: string; url: string; headers: Headers },
  allowedOrigins: readonly string[],
): boolean {
  if (SAFE.has(request.method)) return true;
  const origin = request.headers.get('origin');
  if (origin !== null && allowedOrigins.includes(origin)) return true;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  // An old browser says only the origin; behind the web server the host is its own, hence PUBLIC_URL.
  return origin === null || origin === new URL(request.url).origin;
}
