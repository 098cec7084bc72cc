import { EMBED_COOKIE, EMBED_HEADER, LIMITS_COOKIE, SESSION_COOKIE } from '@foyer/contract';

const ATTRIBUTES = 'Path=/; HttpOnly; Secure';

/** The value of a cookie among all that came. Thousands may stand beside it, which are passed over and not read. */
function valueAmong(cookies: string, name: string): string | undefined {
  const start = `${name}=`;
  for (let at = cookies.indexOf(start); at >= 0; at = cookies.indexOf(start, at + 1)) {
    const before = cookies.slice(0, at).trimEnd();
    if (before !== '' && !before.endsWith(';')) continue;
    const end = cookies.indexOf(';', at);
    return cookies.slice(at + start.length, end < 0 ? undefined : end).trim() || undefined;
  }
  return undefined;
}

/** A cookie of a request; undefined where it did not come, or is empty. */
export const readCookie = (
  headers: Headers,
  name: typeof SESSION_COOKIE | typeof EMBED_COOKIE | typeof LIMITS_COOKIE,
): string | undefined => valueAmong(headers.get('cookie') ?? '', name);

/** Whether the page that calls says that it stands inside another site's page. */
export const isEmbedded = (headers: Headers): boolean => headers.get(EMBED_HEADER) === '1';

/**
 * The session token of a request. An embedded page has its own; where the header cannot be sent, as
 * with an event stream, the cookie that the browser sends there says enough.
 */
export const readSessionToken = (headers: Headers): string | undefined =>
  isEmbedded(headers)
    ? readCookie(headers, EMBED_COOKIE)
    : (readCookie(headers, SESSION_COOKIE) ?? readCookie(headers, EMBED_COOKIE));

/** The header that stores a session token, or with `undefined` removes it. */
export function sessionCookie(
  session: { token: string; expiresAt: Date } | undefined,
  isForEmbed: boolean,
): string {
  const name = isForEmbed ? EMBED_COOKIE : SESSION_COOKIE;
  const site = isForEmbed ? 'SameSite=None; Partitioned' : 'SameSite=Lax';
  return session
    ? `${name}=${session.token}; ${ATTRIBUTES}; ${site}; Expires=${session.expiresAt.toUTCString()}`
    : `${name}=; ${ATTRIBUTES}; ${site}; Max-Age=0`;
}
