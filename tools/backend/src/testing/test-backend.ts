import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SESSION_COOKIE } from '@foyer/contract';
import type { Hono } from 'hono';
import { createBackend, type Backend } from '../backend.ts';
import { readConfig, type Config } from '../config.ts';
import type { Database } from '../database/database.ts';
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

/** A caller that keeps its session cookie, as a browser does. */
export interface TestCaller {
  send(method: string, path: string, request?: TestRequest): Promise<TestAnswer>;
  cookie(): string | undefined;
}

/** A service on a database that nobody else has touched. */
export interface TestBackend extends Backend {
  db: Database;
  config: Config;
  /** What was printed on the terminal. */
  printed: string[];
  /** Moves the service's clock. */
  pass(seconds: number): void;
  caller(): TestCaller;
  /** A caller signed in as a demo account, by the last digit of its phone. */
  signedIn(account: 1 | 2 | 3 | 4 | 5): Promise<TestCaller>;
}

/** A caller of an app; paths stand below `/api/v1`. */
export function callerOf(app: Hono): TestCaller {
  let cookie: string | undefined;
  return {
    cookie: () => cookie,
    send: async (method, path, { body, headers = {} } = {}) => {
      const response = await app.request(`/api/v1${path}`, {
        method,
        headers: {
          ...(cookie && { cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const stored = response.headers.get('set-cookie');
      if (stored?.startsWith(`${SESSION_COOKIE}=`)) cookie = stored.split(';')[0];
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

/** Puts a service together on the test database, cleaned before unless `isKept`; `now` is its clock. */
export async function createTestBackend(
  env: Record<string, string> = {},
  { isKept = false, now = () => new Date() }: { isKept?: boolean; now?: () => Date } = {},
): Promise<TestBackend> {
  const { db, listen } = await testDatabase();
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
  const surroundings: Pick<Context, 'now' | 'print'> = {
    now: () => new Date(now().getTime() + aheadMs),
    print: (line) => printed.push(line),
  };
  if (!isKept) await cleanDatabase({ db, config, ...surroundings });
  const backend = await createBackend(config, { db, listen }, surroundings);
  return {
    ...backend,
    db,
    config,
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
