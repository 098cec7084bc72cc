import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import {
  createHttpServer,
  createLog,
  createReadiness,
  gentleEnd,
  keepOutput,
  onStop,
} from '@foyer/server';
import { readPictures } from '@foyer/page-document/folder';
import { getRequestListener } from '@hono/node-server';
import { askEditorOf } from './server/ask-editor.ts';
import { createComposerApp } from './server/composer-app.ts';
import { createEditorSessions } from './server/editor-sessions.ts';
import { readEnv } from './server/env.ts';
import { askKnownEditors } from './server/folder/known-editors.ts';

/** How long open requests may take to finish once the server is to stop, in milliseconds. */
const drainMs = 5000;

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog('composer', env.log);
  keepOutput(log);
  const readiness = createReadiness({});
  const clientFolder = fileURLToPath(new URL('../build/client', import.meta.url));
  const app = createComposerApp({
    env,
    log,
    readiness,
    sessions: createEditorSessions(() => performance.now()),
    askEditor: env.pagesDir ? askKnownEditors(env.editors, env.ownToken) : askEditorOf(env.apiUrl),
    pictures: env.pagesPictures ? await readPictures(env.pagesPictures) : {},
    clientFolder,
    document: await readFile(`${clientFolder}/index.html`, 'utf8'),
  });
  const http = createHttpServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  const end = gentleEnd(http, () => false);
  await new Promise<void>((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${env.port} is taken. Set COMPOSER_PORT to another one for the composer.`,
            )
          : error,
      ),
    );
    http.listen(env.port, env.host, resolve);
  });
  const { port } = http.address() as AddressInfo;
  log.info(
    `composer is ready on http://${env.host === '127.0.0.1' ? 'localhost' : env.host}:${port}`,
  );
  onStop({
    delaySeconds: env.stopDelaySeconds,
    begin: () => {
      readiness.stop();
      end.drain();
    },
    finish: () => end.close(drainMs),
  });
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
