import { isLoopback } from '@foyer/server';
import type { MiddlewareHandler } from 'hono';

const hostOf = (address: string): string => address.replace(/:\d+$/, '');

/** Methods that change nothing. */
const safeMethods = new Set(['GET', 'HEAD']);

/**
 * Answers 403 to requests that are not of the composer's own page: to another host name, which a foreign page may have
 * pointed here, and to changes that another origin asks for.
 *
 * @param publicOrigin - Where editors reach the composer; this machine's names where absent.
 */
export function originGuard(publicOrigin: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    const isOwnHost =
      publicOrigin === undefined ? isLoopback(hostOf(host)) : new URL(publicOrigin).host === host;
    if (!isOwnHost) return c.json({ error: 'The host is not the composer' }, 403);
    if (safeMethods.has(c.req.method)) return next();
    const origin = c.req.header('origin');
    const isOwnOrigin =
      publicOrigin === undefined
        ? origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
        : origin === publicOrigin;
    return isOwnOrigin ? next() : c.json({ error: 'The origin is not the composer' }, 403);
  };
}
