import { EMBED_COOKIE, EMBED_HEADER, SESSION_COOKIE } from '@foyer/contract';

const ATTRIBUTES = 'Path=/; HttpOnly; Secure';

const readCookie = (headers: Headers, name: string): string | undefined => {
  const prefix = `${name}=`;
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) || undefined;
};

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
