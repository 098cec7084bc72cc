import { EMBED_COOKIE, EMBED_HEADER, LIMITS_COOKIE, SESSION_COOKIE } from '@foyer/contract';

const ATTRIBUTES = 'Path=/; HttpOnly; Secure';

const valueOf = (name: string): RegExp => new RegExp(`(?:^|;)\\s*${name}=([^;]*)`, 'u');

/** What finds each cookie: thousands may stand beside it. */
const values = {
  [SESSION_COOKIE]: valueOf(SESSION_COOKIE),
  [EMBED_COOKIE]: valueOf(EMBED_COOKIE),
  [LIMITS_COOKIE]: valueOf(LIMITS_COOKIE),
};

/** A cookie of a request; undefined where it did not come, or is empty. */
export const readCookie = (headers: Headers, name: keyof typeof values): string | undefined =>
  values[name].exec(headers.get('cookie') ?? '')?.[1]?.trim() || undefined;

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
