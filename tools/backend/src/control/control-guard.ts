import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { isLoopback } from '@foyer/server';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isToken = (header: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));

const hostOf = (address: string): string => address.replace(/:\d+$/, '');

/** Whether a request comes from this machine's own pages: else a page of any site could drive the service. */
function isOwn(host: string | undefined, origin: string | undefined): boolean {
  if (host === undefined || !isLoopback(hostOf(host))) return false;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** The room without anything in it: with a token, browsers load it first and then ask for the token. */
const isEmptyRoom = (path: string): boolean => !path.startsWith('/__control');

/** Lets nobody into the control room but this machine's own pages, or who has the token. */
export function controlGuard(controlToken: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (controlToken !== undefined) {
      // With the token the room may be reached from elsewhere; a page of another site does not know it.
      const mayEnter =
        isEmptyRoom(c.req.path) || isToken(c.req.header('authorization'), controlToken);
      return mayEnter
        ? next()
        : c.json({ error: 'CONTROL_TOKEN is needed as a bearer token' }, 401);
    }
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    return isOwn(host, c.req.header('origin'))
      ? next()
      : c.json({ error: 'Host or Origin is not this machine' }, 403);
  };
}
