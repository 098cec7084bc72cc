import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { createDatabase, dropDatabases, newName, query } from './postgres-databases.ts';
import { postgresPrograms, postgresUser } from './postgres-programs.ts';

/** An empty PostgreSQL database that nobody else uses. */
export interface TestPostgres {
  url: string;
  /** Gives the database up, and the server if it was started for it. */
  stop(): Promise<void>;
}

/** Why there is no PostgreSQL for the tests that need one. */
const MISSING =
  'Skipped: these tests need a PostgreSQL server. Set TEST_DATABASE_URL to one, or install the package postgresql.';

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

/**
 * Runs the server until its input ends, however the run that started it ends, and clears up after it.
 * Signals of the terminal reach the run first.
 */
const KEEPER = `
trap '' INT TERM HUP
"$0" "$@" </dev/null & server=$!
cat >/dev/null
kill -INT $server
wait $server
rm -rf "$FOLDER"
`;

async function startServer(programs: string): Promise<TestPostgres> {
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
  const command = ['-c', KEEPER, join(programs, 'postgres'), ...place, ...fast];
  const keeper = spawn('sh', command, {
    ...options,
    env: { ...process.env, FOLDER: folder },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = once(keeper, 'exit');
  const stop = async (): Promise<void> => {
    keeper.stdin.end();
    await ended;
  };
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      await query(url, 'select 1');
      return { url, stop };
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
 * A PostgreSQL for tests: on the server of `TEST_DATABASE_URL`, else on one started for this run from
 * the machine's programs, as the user `postgres` where we are root.
 *
 * @returns `undefined`, after saying why, where there is none.
 * @throws Error where there is none and `CI=true`: there these tests must run.
 */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl) return databaseOn(serverUrl);
  const programs = postgresPrograms();
  if (programs !== undefined) return startServer(programs);
  if (process.env['CI'] === 'true') throw new Error(MISSING);
  console.warn(MISSING);
  return undefined;
}
