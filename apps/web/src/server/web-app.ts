import {
  accessLog,
  addressReader,
  liveAnswer,
  readyAnswer,
  requestLimits,
  type Log,
  type Readiness,
} from '@foyer/server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { apiProxy } from './api-proxy.ts';
import { compressHtml } from './compress-html.ts';
import type { WebEnv } from './env.ts';
import { keptFiles } from './kept-files.ts';
import { SESSION_COOKIES_PATH, sessionCookies } from './session-cookies.ts';
import { missingSecurityHeaders } from './security-headers.ts';
import { shortPaths } from './short-paths.ts';
import { singleSlashes } from './single-slashes.ts';
import { viewersRequest } from './viewers-request.ts';

/** What the web server is assembled from. */
interface WebAppOptions {
  env: WebEnv;
  readiness: Readiness;
  log: Log;
  /** Renders pages; in development each request gets the newest code. */
  handlePage: (request: Request, viewerAddress: string | undefined) => Promise<Response>;
  /** Id of the label that a request's address belongs to. */
  labelOf: (url: URL) => string;
  /** Folder of the built client, absolute; none in development, where the dev server answers. */
  clientFolder: string | undefined;
  reportError: (error: unknown) => void;
  /** How the service is asked. @default the platform's own */
  send?: typeof fetch;
}

/** The web server: static files, the forwarded API, the version and the pages. */
export function createWebApp({
  env,
  readiness,
  log,
  handlePage,
  labelOf,
  clientFolder,
  reportError,
  send = fetch,
}: WebAppOptions): Hono {
  const app = new Hono();
  const addressOf = addressReader(env.isTrustedProxy);

  app.use(accessLog(log));
  app.use(requestLimits());
  app.use(viewersRequest(env.isTrustedProxy));
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of missingSecurityHeaders(context.res.headers)) {
      context.header(name, value);
    }
  });
  app.get('/live', liveAnswer);
  app.get('/ready', () => readyAnswer(readiness));
  // Spec 1 §7 "app info": what the version check compares the running revision with.
  app.get('/app_info', (context) => {
    context.header('cache-control', 'no-store');
    return context.json({ version: env.revision });
  });
  app.post(SESSION_COOKIES_PATH, sessionCookies(env.publicOrigins));
  // Not in development: files change there under their names.
  if (clientFolder) {
    const files = keptFiles();
    app.use('/api/v1/*', files);
    app.use('/assets/*', files);
  }
  app.all('/api/*', apiProxy({ target: env.apiUrl, addressOf, labelOf, log, send }));
  if (clientFolder) {
    app.use(
      '/assets/*',
      serveStatic({
        root: clientFolder,
        precompressed: true,
        onFound: (_path, context) => {
          context.header('cache-control', 'public, max-age=31536000, immutable');
        },
      }),
    );
    app.get('/assets/*', (context) => context.text('Not found', 404));
    app.use('/favicon.ico', serveStatic({ root: clientFolder }));
    // The demo's; an operator names an address of their own in the label.
    if (env.hasDemoPowers) app.use('/offer_recom.pdf', serveStatic({ root: clientFolder }));
  }
  app.use(compressHtml());
  app.get('*', singleSlashes);
  app.get('*', shortPaths);
  app.get('*', (context) => handlePage(context.req.raw, addressOf(context)));
  // No page takes anything; drawing one to say so would cost as much as a page.
  app.all('*', (context) => {
    context.header('allow', 'GET, HEAD');
    return context.text('Method not allowed', 405);
  });
  app.onError((error, context) => {
    reportError(error);
    return context.text('The page could not be made. Please try again.', 500);
  });
  return app;
}
