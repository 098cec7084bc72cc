import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import {
  createHttpServer,
  createLog,
  createReadiness,
  keepOutput,
  type Log,
  type Readiness,
} from '@foyer/server';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { noBuildAssets, readBuildAssets } from './server/build-assets.ts';
import { readEnv, type WebEnv } from './server/env.ts';
import { serviceFetch } from './server/folder-pages.ts';
import { createCachedPages } from './server/cached-pages.ts';
import { listen } from './server/listen.ts';
import { createPageHandler, webBuild } from './server/page-handler.ts';
import { followPublishedPages } from './server/published-pages.ts';
import { readStyleTexts } from './server/style-texts.ts';
import { createServerReports, type ReportError } from './server/server-reports.ts';
import { serviceCheck } from './server/service-check.ts';
import { openSiteSettings } from './server/site-settings.ts';
import { warmUp } from './server/warm-up.ts';
import { createWebApp } from './server/web-app.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** How those who run the server hear of it. */
interface Watching {
  log: Log;
  readiness: Readiness;
  reportError: ReportError;
}

/** Serves the build that `npm run build` made. */
async function serveBuild(
  http: Server,
  env: WebEnv,
  { log, readiness, reportError }: Watching,
): Promise<void> {
  const clientFolder = `${root}build/client`;
  const loaded = webBuild((await import(`${root}build/server/index.js`)) as ServerBuild);
  loaded.page.assertLabels(env);
  const send = await serviceFetch(env);
  const options = {
    env,
    send,
    siteSettings: openSiteSettings(env.siteSettings, reportError),
    assetsOf: await readBuildAssets(clientFolder),
  };
  const styles = await readStyleTexts(clientFolder);
  const load = () => Promise.resolve(loaded);
  // Nobody sees these pages: what fails in them will be told when somebody does.
  const handleQuietly = createPageHandler(load, 'production', {
    ...options,
    reportError: () => undefined,
  });
  await warmUp(handleQuietly, loaded.page.labelHosts());
  const app = createWebApp({
    env,
    readiness,
    log,
    handlePage: createPageHandler(
      load,
      'production',
      { ...options, reportError },
      {
        styles,
        kept:
          env.cachedPagesSeconds > 0
            ? createCachedPages(
                env.cachedPagesSeconds,
                followPublishedPages(env.apiUrl, undefined, send),
              )
            : undefined,
      },
    ),
    labelOf: ({ hostname }) => loaded.page.requestLabel(env, hostname).id,
    clientFolder,
    reportError,
    send,
  });
  http.on('request', getRequestListener(app.fetch, { overrideGlobalObjects: false }));
}

/** Serves the source, with hot reload over the same port. */
async function serveSource(
  http: Server,
  env: WebEnv,
  { log, readiness, reportError }: Watching,
): Promise<void> {
  const vite = await import('vite');
  const dev = await vite.createServer({
    root,
    server: { middlewareMode: true, ws: { server: http } },
  });
  const load = async () =>
    webBuild((await dev.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild);
  const { page } = await load();
  page.assertLabels(env);
  const send = await serviceFetch(env);
  const app = createWebApp({
    env,
    readiness,
    log,
    handlePage: createPageHandler(load, 'development', {
      env,
      send,
      siteSettings: openSiteSettings(env.siteSettings, reportError),
      assetsOf: noBuildAssets,
      reportError,
    }),
    labelOf: ({ hostname }) => page.requestLabel(env, hostname).id,
    clientFolder: undefined,
    reportError,
    send,
  });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  http.on('request', (request, response) => {
    dev.middlewares(request, response, () => void listener(request, response));
  });
}

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const http = createHttpServer();
  const serve = env.isProduction ? serveBuild : serveSource;
  const log = createLog('web', env.log);
  // A developer reads the console as it is.
  if (env.isProduction) keepOutput(log);
  // Longer than the service may take, so that what it says is heard.
  const readiness = createReadiness({ service: serviceCheck(env.apiUrl) }, { limitMs: 3000 });
  await serve(http, env, { log, readiness, reportError: createServerReports(env, log) });
  await listen(http, env, { log, readiness });
}

start().catch((error: unknown) => {
  // Nobody has been served yet, so the sentence holds nothing of a viewer.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
