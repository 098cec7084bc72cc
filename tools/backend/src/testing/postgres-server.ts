import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { startKept, type KeptProcess } from './kept-process.ts';
import { createDatabase, dropDatabases, newName, query } from './postgres-databases.ts';
import { postgresPrograms, postgresUser } from './postgres-programs.ts';

/** An empty PostgreSQL database that nobody else uses. */
export interface TestPostgres {
  url: string;
  /** Gives the database up, and the server if it was started for it. */
  stop(): Promise<void>;
}

/** A PostgreSQL server of a test's own, which can be gone for a while. */
export interface OwnPostgres extends TestPostgres {
  /** Ends the server, and with it all connections. Its data stays. */
  halt(): Promise<void>;
  /** Starts it again, at the same address. */
  resume(): Promise<void>;
}

const POLL_MS = 50;
const START_TIMEOUT_MS = 60_000;

/** A database of our own on somebody's server, so that runs beside this one do not meet. */
async function databaseOn(serverUrl: string): Promise<TestPostgres> {
  const name = newName('foyer_test');
  return {
    url: await createDatabase(serverUrl, name),
    stop: () => dropDatabases(serverUrl, name),
  };
}

async function startServer(programs: string): Promise<OwnPostgres> {
  const owner = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'foyer-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const setUp = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ];
  const options = { ...owner, cwd: tmpdir() };
  const initdb = spawn(join(programs, 'initdb'), setUp, { ...options, stdio: 'ignore' });
  const [code] = await once(initdb, 'exit');
  if (code !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb of ${programs} ended with ${code}`);
  }

  const port = await freePort();
  // What is in it does not outlive the run, so nothing waits for the disk.
  const fast = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => [
    '-c',
    `${name}=off`,
  ]);
  const place = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder];
  const run = (): KeptProcess =>
    startKept(join(programs, 'postgres'), [...place, ...fast], { ...options, folder });
  let kept = run();
  const server: OwnPostgres = {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    stop: () => kept.stop(),
    halt: () => kept.halt(),
    resume: async () => {
      kept = run();
      await untilAnswering(server);
    },
  };
  await untilAnswering(server);
  return server;
}

async function untilAnswering({ url, stop }: TestPostgres): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      await query(url, 'select 1');
      return;
    } catch (error) {
      if (Date.now() > deadline) {
        await stop();
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
}

/**
 * A PostgreSQL for tests: on the server of `TEST_DATABASE_URL`, else on one started for this run.
 *
 * @returns `undefined`, after saying why, where there is none.
 * @throws Error where there is none and `CI=true`: there these tests must run.
 */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  return serverUrl ? databaseOn(serverUrl) : startOwnPostgres();
}

/**
 * A PostgreSQL server for a test that ends it: started from the machine's programs, as the user `postgres` where we
 * are root.
 *
 * @returns `undefined`, after saying why, where there is none.
 * @throws Error where there is none and `CI=true`: there these tests must run.
 */
export async function startOwnPostgres(): Promise<OwnPostgres | undefined> {
  const programs = postgresPrograms();
  return programs === undefined ? undefined : startServer(programs);
}
