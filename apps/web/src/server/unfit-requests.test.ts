// @vitest-environment node
import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpServer, createReadiness } from '@foyer/server';
import { createTestLog } from '@foyer/server/testing';
import { openRaw, type RawConnection } from '@foyer/server/testing/raw-connection';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readEnv } from './env.ts';
import { createWebApp } from './web-app.ts';

const patient = { headersMs: 60_000, requestMs: 60_000, checkMs: 20, idleMs: 60_000 };

async function serve(listener: RequestListener, times = patient): Promise<number> {
  const server = createHttpServer(listener, times);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A site with little patience before a service. */
async function startSite(service: RequestListener) {
  const { log, lines } = createTestLog('web', 'warn');
  const app = createWebApp({
    env: readEnv({ API_URL: `http://127.0.0.1:${await serve(service)}` }),
    readiness: createReadiness({}),
    log,
    handlePage: () => Promise.resolve(new Response('page')),
    labelOf: () => 'main',
    clientFolder: undefined,
    reportError: () => undefined,
  });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const times = { ...patient, headersMs: 200, requestMs: 400 };
  return { port: await serve((...all) => void listener(...all), times), lines };
}

/** Begins a call with a body. */
function begin(port: number, length = 'content-length: 200000'): RawConnection {
  const head = `POST /api/v1/x HTTP/1.1\r\nhost: a\r\n${length}\r\n\r\n`;
  const connection = openRaw(port, head);
  onTestFinished(connection.leave);
  return connection;
}

describe('a call that does not fit', () => {
  it('ends when its body takes too long, at the service too, and is no fault of the service', async () => {
    let arrived: IncomingMessage | undefined;
    const { port, lines } = await startSite((request) => {
      arrived = request.on('error', () => undefined).resume();
    });
    const { trickle, heard } = begin(port);

    trickle('a');

    expect(await heard).toContain('HTTP/1.1 408 Request Timeout');
    await vi.waitFor(() => expect(arrived?.destroyed).toBe(true));
    expect(lines()).toEqual([]);
  });

  it('hears that its body is too large before all of it was sent', async () => {
    const { port, lines } = await startSite((request, response) => {
      request.on('error', () => undefined).once('data', () => response.writeHead(413).end());
    });
    const { write, heard } = begin(port);

    write('a'.repeat(0x2_00_00));

    expect(await heard).toContain('HTTP/1.1 413 Payload Too Large');
    expect(lines()).toEqual([]);
  });

  it('is not passed on when its body does not tell its length', async () => {
    let calls = 0;
    const { port } = await startSite((_request, response) => {
      calls += 1;
      response.end();
    });

    const { heard } = begin(port, 'transfer-encoding: chunked');

    expect(await heard).toContain('HTTP/1.1 411 Length Required');
    expect(calls).toBe(0);
  });
});
