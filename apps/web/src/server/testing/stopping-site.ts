import { getRequestListener } from '@hono/node-server';
import { createHttpServer, createLog, createReadiness } from '@foyer/server';
import { readEnv } from '../env.ts';
import { listen } from '../listen.ts';
import { createWebApp } from '../web-app.ts';

// The web server in a process of its own, without the build, for the test of its end.
const env = readEnv(process.env);
const log = createLog('web', env.log);
const readiness = createReadiness({});
const app = createWebApp({
  env,
  log,
  readiness,
  handlePage: () => Promise.resolve(new Response('page')),
  labelOf: () => 'main',
  clientFolder: undefined,
  reportError: () => undefined,
});
await listen(createHttpServer(getRequestListener(app.fetch)), env, {
  log,
  readiness,
});
