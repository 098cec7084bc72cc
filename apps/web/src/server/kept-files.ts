import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';

interface KeptFile {
  body: Uint8Array<ArrayBuffer>;
  headers: [name: string, value: string][];
}

/** What all kept files may take together, in bytes. */
const mostBytes = 64 * 1024 * 1024;

/** A larger one passes as a stream, and leaves its room to many small ones. */
const mostBytesOfOne = 512 * 1024;

/** The same for everybody, for ever and at one address, whatever the request says beside its encodings. */
function isForAll({ status, headers }: Response): boolean {
  const caching = headers.get('cache-control') ?? '';
  const length = Number(headers.get('content-length') ?? Number.NaN);
  return (
    status === 200 &&
    ['public', 'immutable'].every((word) => caching.includes(word)) &&
    /^(?:accept-encoding)?$/i.test(headers.get('vary') ?? '') &&
    !headers.has('set-cookie') &&
    length <= mostBytesOfOne
  );
}

/**
 * Keeps small files that never change: a page asks for dozens of pictures, scripts and fonts at once, and each would cost a
 * look at the disk or a call of the backend. Those asked for least lately make room.
 */
export function keptFiles(): MiddlewareHandler {
  const files = new LRUCache<string, KeptFile>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }) => body.byteLength + 1,
  });
  return async (context, next) => {
    const { method, url } = context.req;
    if (method !== 'GET' || context.req.header('range') !== undefined) return next();
    const name = `${context.req.header('accept-encoding') ?? ''} ${url}`;
    const kept = files.get(name);
    if (kept) return new Response(kept.body, { headers: kept.headers });
    await next();
    const answer = context.res;
    if (!isForAll(answer)) return undefined;
    const body = new Uint8Array(await answer.arrayBuffer());
    const headers = [...answer.headers];
    files.set(name, { body, headers });
    // Hono adds the headers of an answer that stands to the one in its place.
    context.res = undefined;
    context.res = new Response(body, { headers });
    return undefined;
  };
}
