import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SESSION_COOKIE } from '@foyer/contract';
import { silentLog, type Log } from '@foyer/server';
import type { Hono } from 'hono';
import { createBackend, type Backend } from '../backend.ts';
import { readConfig, type Config } from '../config.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import type { Context } from '../server/call.ts';
import { cleanDatabase, testDatabase } from './test-database.ts';

/** An answer as tests compare it. */
export interface TestAnswer {
  status: number;
  body: unknown;
  /** The body as it came. */
  text: string;
  headers: Headers;
}

/** What a test sends beside method and path. */
export interface TestRequest {
  body?: unknown;
  headers?: Record<string, string>;
}

/** A caller that keeps its cookies, as a browser does. */
export interface TestCaller {
  send(method: string, path: string, request?: TestRequest): Promise<TestAnswer>;
  cookie(): string | undefined;
}

/** A service on a database that nobody else has touched. */
export interface TestBackend extends Backend {
  db: Database;
  config: Config;
  log: Log;
  /** The codes shown on the terminal. */
  printed: string[];
  /** Moves the service's clock. */
  pass(seconds: number): void;
  caller(): TestCaller;
  /** A caller signed in as a demo account, by the last digit of its phone. */
  signedIn(account: 1 | 2 | 3 | 4 | 5): Promise<TestCaller>;
}

/** A caller of an app; paths stand below `/api/v1`. */
export function callerOf(app: Hono): TestCaller {
  const jar = new Map<string, string>();
  const pairOf = (name: string) => (jar.has(name) ? `${name}=${jar.get(name)}` : undefined);
  return {
    cookie: () => pairOf(SESSION_COOKIE),
    send: async (method, path, { body, headers = {} } = {}) => {
      const response = await app.request(`/api/v1${path}`, {
        method,
        headers: {
          ...(jar.size > 0 && { cookie: [...jar.keys()].map(pairOf).join('; ') }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '' || /max-age=0/i.test(line)) jar.delete(name);
        else jar.set(name, value);
      }
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      return {
        status: response.status,
        body: isJson ? JSON.parse(text) : text,
        text,
        headers: response.headers,
      };
    },
  };
}

/** What a test chooses. */
interface TestSurroundings {
  /** Leaves the database as earlier tests left it. @default false */
  isKept?: boolean;
  /** @default the clock of the machine */
  now?: () => Date;
  /** @default a silent one */
  log?: Log;
  /** @default the one of all tests of a worker */
  database?: OpenDatabase;
}

/** Puts a service together on the test database, cleaned before unless `isKept`. */
export async function createTestBackend(
  env: Record<string, string> = {},
  { isKept = false, now = () => new Date(), log = silentLog, database }: TestSurroundings = {},
): Promise<TestBackend> {
  const { db, listen, ping } = database ?? (await testDatabase());
  const config = readConfig({
    NODE_ENV: 'test',
    CONTROL: '1',
    CATALOGUE: 'demo',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'foyer-backend-')),
    MEDIA_DIR: join(tmpdir(), 'foyer-no-media'),
    MESSAGES_FILE: join(tmpdir(), 'foyer-messages.jsonl'),
    ...env,
  });
  const printed: string[] = [];
  let aheadMs = 0;
  const surroundings: Pick<Context, 'now' | 'print' | 'log'> = {
    now: () => new Date(now().getTime() + aheadMs),
    print: (line) => printed.push(line),
    log,
  };
  if (!isKept) await cleanDatabase({ db, config, ...surroundings });
  const backend = await createBackend(config, { db, listen, ping }, surroundings);
  return {
    ...backend,
    db,
    config,
    log,
    printed,
    pass: (seconds) => {
      aheadMs += seconds * 1000;
    },
    caller: () => callerOf(backend.app),
    signedIn: async (account) => {
      const caller = callerOf(backend.app);
      const login = `+7900000000${account}`;
      const answer = await caller.send('POST', '/demo/sign-in', { body: { login } });
      if (answer.status !== 200) throw new Error(`No session: ${JSON.stringify(answer.body)}`);
      return caller;
    },
  };
}
