import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { isOversized } from './address-limits.ts';
import { lingerOn } from './linger.ts';

/** Most headers of a request; browsers and proxies together send some forty. */
export const MOST_HEADERS = 100;

/** Largest body that a call takes unless it is named, in bytes: a report of an error. Most calls take less. */
const BODY_BYTES = 2 * 1024 * 1024;

/** Largest body of a path in bytes, where it is larger than that of all others. */
export type LargeBodies = Readonly<Record<string, number>>;

/** What Node has of a request; nothing outside a real server. */
const incomingOf = ({ env }: Context): IncomingMessage | undefined =>
  ((env ?? {}) as { incoming?: IncomingMessage }).incoming;

function refusalOf(c: Context, largeBodies: LargeBodies): Response | undefined {
  if (isOversized(c.req.raw.url)) return c.text('The address is too long.', 414);
  if ((incomingOf(c)?.rawHeaders.length ?? 0) / 2 > MOST_HEADERS) {
    return c.text('There are too many headers.', 431);
  }
  const mostBytes = Object.hasOwn(largeBodies, c.req.path) ? largeBodies[c.req.path] : undefined;
  if (Number(c.req.raw.headers.get('content-length') ?? 0) > (mostBytes ?? BODY_BYTES)) {
    return c.text('The body is too large.', 413);
  }
  return undefined;
}

/** Whether a part of the body has not come yet. */
function isBodyLeft({ headers, complete }: IncomingMessage): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = headers;
  return !complete && (coding !== undefined || length !== '0');
}

/**
 * Refuses what no request of ours is like, before anything is done for it: 414 for an address that is longer or deeper than
 * any of ours, 431 for too many headers, 413 for a body that says that it is larger than any call takes.
 *
 * An answer that does not wait for the rest of a body ends its connection: the next request on it, which behind a proxy may
 * be another viewer's, would wait behind that rest, and be lost with it.
 */
export const requestLimits =
  (largeBodies: LargeBodies = {}): MiddlewareHandler =>
  async (c, next) => {
    const refusal = refusalOf(c, largeBodies);
    if (refusal) c.res = refusal;
    else await next();
    const incoming = incomingOf(c);
    if (!incoming || !isBodyLeft(incoming)) return;
    c.header('connection', 'close');
    lingerOn(incoming.socket);
  };
