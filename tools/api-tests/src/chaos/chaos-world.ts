import type { AddressInfo } from 'node:net';
import { createTestBackend, type TestBackend } from '@foyer/backend/testing';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { freePort } from '@foyer/backend/testing/free-port';
import { type Shop, shopSettings } from './shop.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

async function open(fetch: Fetch, port = 0): Promise<ServerType> {
  const server = createAdaptorServer({ fetch });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  return server;
}

const portOf = (server: ServerType): number => (server.address() as AddressInfo).port;

/**
 * A service in this process, on the embedded database. A kill ends every connection with its answer unsent and puts the
 * service together again; what it had begun in the database goes on.
 */
export async function startChaosWorld(): Promise<Shop> {
  const parties = await freePort();
  const settings = { ...shopSettings, PARTIES_URL: `http://127.0.0.1:${parties}` };
  let backend: TestBackend = await createTestBackend(settings);
  backend.jobs.start();
  const servers = await Promise.all([
    open((request) => backend.app.fetch(request)),
    open((request) => backend.controlApp?.fetch(request) ?? new Response(null, { status: 404 })),
    open(
      (request) => backend.partiesApp?.fetch(request) ?? new Response(null, { status: 404 }),
      parties,
    ),
  ]);
  const [api, control] = servers.map((server) => `http://127.0.0.1:${portOf(server)}`);
  const end = async (): Promise<void> => {
    for (const server of servers) if ('closeAllConnections' in server) server.closeAllConnections();
    await backend.jobs.stop();
    await backend.close();
  };
  return {
    api: api ?? '',
    control: control ?? '',
    kill: async () => {
      await end();
      backend = await createTestBackend(settings, { isKept: true });
      backend.jobs.start();
    },
    stop: async () => {
      await end();
      for (const server of servers) server.close();
    },
  };
}
