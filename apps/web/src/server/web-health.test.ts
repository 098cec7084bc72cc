// @vitest-environment node
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createReadiness, silentLog } from '@foyer/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readEnv } from './env.ts';
import { serviceCheck } from './service-check.ts';
import { createWebApp } from './web-app.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers.length = 0;
});

/** A service whose readiness is answered as told; `undefined` is no answer at all. */
async function startService(port: number, status: number | undefined): Promise<Server> {
  const server = createServer((request, response) => {
    if (status !== undefined) response.writeHead(request.url === '/ready' ? status : 404).end('{}');
  });
  servers.push(server);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function end(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function openSite(port: number) {
  const env = readEnv({ API_URL: `http://127.0.0.1:${port}/` });
  const readiness = createReadiness({ service: serviceCheck(env.apiUrl) }, { limitMs: 3000 });
  const app = createWebApp({
    env,
    log: silentLog,
    readiness,
    handlePage: () => Promise.resolve(new Response('page')),
    labelOf: () => 'main',
    clientFolder: undefined,
    reportError: () => undefined,
  });
  const ask = async (path: string) => {
    const answer = await app.request(path);
    return [answer.status, await answer.json(), answer.headers.get('cache-control')];
  };
  return { readiness, ask };
}

const saying = (status: number, service: string) => [
  status,
  { status: status === 200 ? 'ready' : 'not ready', checks: { service } },
  'no-store',
];

describe('the health of the web server', () => {
  it('follows the service: ready, gone, not ready, ready again', async () => {
    const first = await startService(0, 200);
    const port = portOf(first);
    const { ask } = openSite(port);
    const told = (answer: unknown[]) =>
      vi.waitFor(async () => expect(await ask('/ready')).toEqual(answer), 5000);

    await told(saying(200, 'ok'));
    await end(first);
    await told(saying(503, 'unreachable'));
    expect(await ask('/live')).toEqual([200, { status: 'live' }, 'no-store']);
    const second = await startService(port, 503);
    await told(saying(503, 'not ready'));
    await end(second);
    await startService(port, 200);
    await told(saying(200, 'ok'));
  });

  it('takes a service that does not answer for one that cannot be reached, within five seconds', async () => {
    const { ask } = openSite(portOf(await startService(0, undefined)));
    const startMs = performance.now();

    expect(await ask('/ready')).toEqual(saying(503, 'unreachable'));
    expect(performance.now() - startMs).toBeLessThan(5000);
  });

  it('is not ready when it was told to stop', async () => {
    const { readiness, ask } = openSite(portOf(await startService(0, 200)));
    expect(await ask('/ready')).toEqual(saying(200, 'ok'));

    readiness.stop();

    const stopping = { status: 'not ready', checks: { process: 'stopping' } };
    expect(await ask('/ready')).toEqual([503, stopping, 'no-store']);
  });
});
