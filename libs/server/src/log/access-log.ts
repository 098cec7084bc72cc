import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from './log.ts';
import { currentNotes, REQUEST_ID_HEADER, requestIdOf, withRequestId } from './request-id.ts';

/** Asked every few seconds by what watches the servers. */
const probes = new Set(['/live', '/ready', '/health']);

/**
 * Gives each request its id, answers with it, and writes a line once the answer begins: a stream has no end to wait for.
 * Without a note the line names the route by its pattern.
 */
export function accessLog(log: Log): MiddlewareHandler {
  return (c, next) => {
    const id = requestIdOf(c.req.raw.headers);
    return withRequestId(id, async () => {
      const beganMs = performance.now();
      await next();
      c.header(REQUEST_ID_HEADER, id);
      if (probes.has(c.req.path)) return;
      const { status } = c.res;
      const notes = currentNotes();
      const isNamed = notes.operation !== undefined || notes.route !== undefined;
      const fields = {
        ...(isNamed ? {} : { route: routePath(c) }),
        ...notes,
        method: c.req.method,
        status,
        ms: Math.round(performance.now() - beganMs),
      };
      if (status >= 500) log.warn('answered', fields);
      else log.info('answered', fields);
    });
  };
}
