import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@foyer/backend/testing/free-port';
import { startService, type ServiceProcess } from '@foyer/backend/testing/service-process';

/** Two processes of the service on one database. */
export interface TwoServices {
  ports: readonly [number, number];
  /** Ends one of them, by force or as a deployment does, and starts it again. */
  restart(index: 0 | 1, signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  stop(): Promise<void>;
}

/** Starts them with demo powers; one of them fills the database. */
export async function startTwoServices(databaseUrl: string): Promise<TwoServices> {
  const ports = [await freePort(), await freePort()] as const;
  const start = async (port: number): Promise<ServiceProcess> => {
    const service = startService({
      CONTROL: '1',
      DATABASE_URL: databaseUrl,
      BACKEND_PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'foyer-push-')),
    });
    await service.ready;
    return service;
  };
  const running = await Promise.all([start(ports[0]), start(ports[1])]);
  const end = async ({ child, ended }: ServiceProcess, signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return {
    ports,
    restart: async (index, signal) => {
      await end(running[index], signal);
      running[index] = await start(ports[index]);
    },
    stop: async () => {
      await Promise.all(running.map((service) => end(service, 'SIGKILL')));
    },
  };
}
