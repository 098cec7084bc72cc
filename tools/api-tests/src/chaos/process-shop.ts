import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@foyer/backend/testing/free-port';
import { startPostgres } from '@foyer/backend/testing/postgres-server';
import { type ServiceProcess, startService } from '@foyer/backend/testing/service-process';
import { type Shop, shopSettings } from './shop.ts';

/** Databases that the service runs on. */
export const databases = ['pglite', 'postgres'] as const;
/** A database that the service runs on. */
export type DatabaseName = (typeof databases)[number];

/** Starts the service in a separate process, on a database that is gone afterwards. */
export async function startProcessShop(database: DatabaseName): Promise<Shop> {
  const postgres = database === 'postgres' ? await startPostgres() : undefined;
  if (database === 'postgres' && !postgres) throw new Error('There is no PostgreSQL');
  const folder = mkdtempSync(join(tmpdir(), 'foyer-chaos-'));
  const [api, control, parties] = [await freePort(), await freePort(), await freePort()];
  const settings = {
    ...shopSettings,
    BACKEND_PORT: String(api),
    CONTROL_PORT: String(control),
    PARTIES_PORT: String(parties),
    PARTIES_URL: `http://127.0.0.1:${parties}`,
    DATA_DIR: folder,
    // Codes are read in the control room.
    MESSAGES_FILE: '',
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  const start = async (): Promise<ServiceProcess> => {
    const service = startService(settings);
    await service.ready;
    return service;
  };
  let running = await start();
  const end = async (): Promise<void> => {
    running.child.kill('SIGKILL');
    await running.ended;
  };
  return {
    api: `http://127.0.0.1:${api}`,
    control: `http://127.0.0.1:${control}`,
    kill: async () => {
      await end();
      running = await start();
    },
    stop: async () => {
      await end();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
