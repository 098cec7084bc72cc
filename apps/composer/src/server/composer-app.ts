import { randomBytes } from 'node:crypto';
import { API_PREFIX, uploadPageImageOperation } from '@foyer/contract';
import {
  accessLog,
  addressReader,
  liveAnswer,
  readyAnswer,
  requestLimits,
  type Log,
  type Readiness,
} from '@foyer/server';
import type { FolderPictures } from '@foyer/page-document/folder';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { TooManyTokens } from './ask-editor.ts';
import { contentPolicy } from './content-policy.ts';
import type { ComposerEnv } from './env.ts';
import { folderCalls } from './folder/folder-calls.ts';
import { forwardCalls } from './forward-calls.ts';
import { originGuard } from './origin-guard.ts';
import { sessionReader, type SignIn, signInRoutes } from './sign-in.ts';

/** What the composer's server is assembled from. */
interface ComposerAppOptions extends SignIn {
  env: ComposerEnv;
  log: Log;
  readiness: Readiness;
  /** Folder of the built page, absolute. */
  clientFolder: string;
  /** The built document. */
  document: string;
  /** Pictures of the folder of pages. */
  pictures?: FolderPictures;
}

/** Calls that take more than others. */
const largeBodies = {
  [API_PREFIX + uploadPageImageOperation.path]: uploadPageImageOperation.fileBody.maxBytes,
};

/** The composer's server: its page, sessions of editors, and the calls of pages. Decision 0136 */
export function createComposerApp(options: ComposerAppOptions): Hono {
  const { env, log, readiness, clientFolder, document, pictures = {} } = options;
  const sessionOf = sessionReader(options);
  const app = new Hono();
  const headers: Readonly<Record<string, string>> = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  };

  app.use(accessLog(log));
  app.use(requestLimits(largeBodies));
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  });
  app.get('/live', liveAnswer);
  app.get('/ready', () => readyAnswer(readiness));
  app.use(originGuard(env.publicOrigin));
  app.route('/', signInRoutes(options));
  if (env.pagesDir !== undefined) {
    app.route(API_PREFIX, folderCalls({ folder: env.pagesDir, pictures, sessionOf }));
  }
  app.all(
    '/api/v1/*',
    forwardCalls({
      apiUrl: env.apiUrl,
      sessionOf,
      addressOf: addressReader(env.isTrustedProxy),
      log,
    }),
  );
  app.use(
    '/assets/*',
    serveStatic({
      root: clientFolder,
      precompressed: true,
      onFound: (_path, c) => {
        c.header('cache-control', 'public, max-age=31536000, immutable');
      },
    }),
  );
  app.get('/assets/*', (c) => c.text('Not found', 404));
  // Every page of the composer is one document: `/pages/{alias}` is a place in it.
  app.get('*', (c) => {
    const nonce = randomBytes(16).toString('base64');
    c.header('content-security-policy', contentPolicy(env.sites, nonce));
    c.header('cache-control', 'no-store');
    return c.html(
      document.replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}" />`),
    );
  });
  app.all('*', (c) => {
    c.header('allow', 'GET, HEAD');
    return c.text('Method not allowed', 405);
  });
  app.onError((error, c) => {
    if (error instanceof TooManyTokens) {
      c.header('retry-after', String(error.retryAfterSeconds));
      return c.json({ error: 'too_many' }, 429);
    }
    log.error('A request of the composer failed', error);
    return c.json({ error: 'The composer could not answer' }, 500);
  });
  return app;
}
