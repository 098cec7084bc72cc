import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { takesEncoding } from './takes-encoding.ts';

/**
 * Compresses pages without holding their stream back: each chunk is flushed as it is written.
 * (`hono/compress` buffers the whole page.)
 */
export function compressHtml(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res } = context;
    const isText = /^text\/|application\/json/.test(res.headers.get('content-type') ?? '');
    if (!isText || !res.body || res.headers.has('content-encoding')) return;

    const accepted = context.req.header('accept-encoding') ?? '';
    const encoding = ['br', 'gzip'].find((name) => takesEncoding(accepted, name));
    if (!encoding) return;
    const stream =
      encoding === 'br'
        ? createBrotliCompress({
            flush: constants.BROTLI_OPERATION_FLUSH,
            params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
          })
        : createGzip({ flush: constants.Z_SYNC_FLUSH });
    const source = Readable.fromWeb(res.body as Parameters<typeof Readable.fromWeb>[0]);
    source.on('error', () => stream.destroy());
    const body = Readable.toWeb(source.pipe(stream)) as ReadableStream<Uint8Array>;
    context.res = new Response(body, res);
    context.res.headers.set('content-encoding', encoding);
    context.res.headers.append('vary', 'accept-encoding');
    context.res.headers.delete('content-length');
  };
}
