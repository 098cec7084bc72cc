import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtBackend, builtWeb } from '@foyer/workspace/built';
import { freePort } from '@foyer/workspace/ports';
import { startService, stopProcess, type Service } from '@foyer/workspace/processes';
import type { Server, Servers } from './measure/measure-lines.ts';

/** More than the run sends: what is measured is not how it is held back. */
const ENOUGH = '1000000';

/** Limits that the run would reach, and that do not protect a secret. */
const wideLimits = Object.fromEntries(
  [
    'WRITES_PER_ADDRESS',
    'WRITES_WITHOUT_SESSION',
    'WRITES_PER_SESSION',
    'SESSIONS_PER_ADDRESS',
  ].map((name) => [`LIMIT_${name}`, ENOUGH]),
);

/**
 * Without a bound the engine keeps what it needs no more for as long as the machine has memory, and a leak would look the
 * same. With it, what leaks ends the server, and the run.
 */
const smallHeap = { NODE_OPTIONS: '--max-old-space-size=256' };

/** Both servers, running. */
export interface RunningServers {
  servers: Servers;
  stop: () => Promise<void>;
}

/** Starts the built servers as operators do, on an embedded database with the demo's catalogue. */
export async function startServers(): Promise<RunningServers> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-abuse-'));
  const [port, backendPort] = [await freePort(), await freePort()];
  const stops: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const one of stops.toReversed()) await one();
  };
  const start = async (service: Omit<Service, 'readyUrl'>, of: number): Promise<Server> => {
    const origin = `http://127.0.0.1:${of}`;
    const child = await startService({ ...service, readyUrl: `${origin}/ready` }, [
      'ignore',
      'ignore',
      'inherit',
    ]);
    stops.push(() => stopProcess(child));
    return { origin, pid: child.pid ?? 0 };
  };
  try {
    const backend = await start(
      {
        name: 'backend',
        script: builtBackend,
        env: {
          NODE_ENV: 'production',
          ...smallHeap,
          BACKEND_PORT: String(backendPort),
          CATALOGUE: 'demo',
          DATA_DIR: folder,
          MESSAGES_FILE: join(folder, 'messages.jsonl'),
          TRUSTED_PROXIES: '127.0.0.1',
          ...wideLimits,
        },
      },
      backendPort,
    );
    const web = await start(
      {
        name: 'web server',
        script: builtWeb,
        env: {
          NODE_ENV: 'production',
          ...smallHeap,
          PORT: String(port),
          API_URL: backend.origin,
          LABEL: 'main',
          TRUSTED_PROXIES: '127.0.0.1',
          // Each request draws its page.
          KEPT_PAGES_SECONDS: '0',
        },
      },
      port,
    );
    return { servers: { backend, web }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
