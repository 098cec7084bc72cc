import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** A folder that answers over HTTP on this machine. */
export interface ServedFolder {
  /** Without a slash at the end. */
  address: string;
  stop(): void;
}

/** Serves a folder's files on a free port of this machine only. */
export function serveFolder(folder: string): Promise<ServedFolder> {
  const app = new Hono()
    // Their names say what they hold: the browser keeps them, compiled, from one load of the page to the next.
    .use('/assets/*', async (context, next) => {
      await next();
      context.header('cache-control', 'public, max-age=31536000, immutable');
    })
    .use(serveStatic({ root: folder }));
  return new Promise((resolve) => {
    const server = serve(
      { fetch: app.fetch, port: 0, hostname: '127.0.0.1' },
      (info: AddressInfo) =>
        resolve({ address: `http://127.0.0.1:${info.port}`, stop: () => server.close() }),
    );
  });
}
