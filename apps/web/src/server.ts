import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { noBuildAssets, readBuildAssets } from './server/build-assets.ts';
import { readEnv, type WebEnv } from './server/env.ts';
import { createKeptPages } from './server/kept-pages.ts';
import { listen } from './server/listen.ts';
import { createPageHandler, webBuild } from './server/page-handler.ts';
import { readStyleTexts } from './server/style-texts.ts';
import { createServerReports, type ReportError } from './server/server-reports.ts';
import { openSiteSettings } from './server/site-settings.ts';
import { warmUp } from './server/warm-up.ts';
import { createWebApp } from './server/web-app.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Serves the build that `npm run build` made. */
async function serveBuild(http: Server, env: WebEnv, reportError: ReportError): Promise<void> {
  const clientFolder = `${root}build/client`;
  const loaded = webBuild((await import(`${root}build/server/index.js`)) as ServerBuild);
  loaded.page.assertLabels(env.label);
  const options = {
    env,
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
    handlePage: createPageHandler(
      load,
      'production',
      { ...options, reportError },
      {
        styles,
        kept: env.keptPagesSeconds > 0 ? createKeptPages(env.keptPagesSeconds) : undefined,
      },
    ),
    clientFolder,
    reportError,
  });
  http.on('request', getRequestListener(app.fetch, { overrideGlobalObjects: false }));
}

/** Serves the source, with hot reload over the same port. */
async function serveSource(http: Server, env: WebEnv, reportError: ReportError): Promise<void> {
  const vite = await import('vite');
  const dev = await vite.createServer({
    root,
    server: { middlewareMode: true, ws: { server: http } },
  });
  const load = async () =>
    webBuild((await dev.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild);
  const { page } = await load();
  page.assertLabels(env.label);
  const app = createWebApp({
    env,
    handlePage: createPageHandler(load, 'development', {
      env,
      siteSettings: openSiteSettings(env.siteSettings, reportError),
      assetsOf: noBuildAssets,
      reportError,
    }),
    clientFolder: undefined,
    reportError,
  });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  http.on('request', (request, response) => {
    dev.middlewares(request, response, () => void listener(request, response));
  });
}

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const http = createServer();
  const serve = env.isProduction ? serveBuild : serveSource;
  await serve(http, env, createServerReports(env));
  await listen(http, env);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
