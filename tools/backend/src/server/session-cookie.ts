import { SESSION_COOKIE } from '@foyer/contract';

const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** The session token of a request's cookies. */
export function readSessionCookie(header: string | null): string | undefined {
  const prefix = `${SESSION_COOKIE}=`;
  const pair = (header ?? '').split(';').find((part) => part.trim().startsWith(prefix));
  return pair?.trim().slice(prefix.length) || undefined;
}

/** The header that stores a session token, or with `undefined` removes it. */
export function sessionCookie(session: { token: string; expiresAt: Date } | undefined): string {
  return session
    ? `${SESSION_COOKIE}=${session.token}; ${ATTRIBUTES}; Expires=${session.expiresAt.toUTCString()}`
    : `${SESSION_COOKIE}=; ${ATTRIBUTES}; Max-Age=0`;
}
