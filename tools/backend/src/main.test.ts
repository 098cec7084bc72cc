import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { lockDataDir } from './database/data-lock.ts';
import { startService, type ServiceProcess } from './testing/service-process.ts';

const PROCESS_TIMEOUT_MS = 120_000;

const started: ServiceProcess[] = [];

function start(env: Record<string, string>): ServiceProcess {
  const service = startService(env);
  started.push(service);
  return service;
}

afterEach(() => {
  for (const { child } of started) child.kill('SIGKILL');
});

afterAll(() => Promise.all(started.map(({ ended }) => ended)));

const newFolder = () => mkdtempSync(join(tmpdir(), 'foyer-backend-'));

/** Starts sessions one after another until the service is gone; the cookies of those acknowledged. */
async function startSessions(address: string, onCount: (count: number) => void): Promise<string[]> {
  const cookies: string[] = [];
  try {
    for (;;) {
      const answer = await fetch(`${address}/api/v1/sessions/visitor`, { method: 'POST' });
      cookies.push(answer.headers.get('set-cookie')?.split(';')[0] ?? '');
      onCount(cookies.length);
    }
  } catch {
    return cookies;
  }
}

describe('node src/main.ts', () => {
  it(
    'loses nothing that it acknowledged when it is killed while it writes',
    { timeout: PROCESS_TIMEOUT_MS },
    async () => {
      const DATA_DIR = newFolder();
      const killed = start({ DATA_DIR });
      const cookies = await startSessions(await killed.ready, (count) => {
        if (count === 40) killed.child.kill('SIGKILL');
      });
      await killed.ended;

      const next = start({ DATA_DIR });
      const address = await next.ready;
      const statuses = await Promise.all(
        cookies.map(
          async (cookie) =>
            (await fetch(`${address}/api/v1/session`, { headers: { cookie } })).status,
        ),
      );
      next.child.kill('SIGTERM');

      expect(cookies.length).toBeGreaterThanOrEqual(40);
      expect(statuses).toEqual(cookies.map(() => 200));
      expect(await next.ended).toBe(0);
    },
  );

  it(
    'starts over after a first start that was killed half-way',
    { timeout: PROCESS_TIMEOUT_MS },
    async () => {
      const DATA_DIR = newFolder();
      mkdirSync(join(DATA_DIR, 'database'));
      writeFileSync(join(DATA_DIR, 'database', 'PG_VERSION'), '18\n');

      const address = await start({ DATA_DIR }).ready;

      await vi.waitFor(
        async () => expect((await fetch(`${address}/ready`)).status).toBe(200),
        PROCESS_TIMEOUT_MS,
      );
    },
  );

  it('is refused a data folder that another process uses', async () => {
    const DATA_DIR = newFolder();
    const lock = lockDataDir(DATA_DIR);

    const second = start({ DATA_DIR });
    const code = await second.ended;
    lock.release();

    expect(code).toBe(1);
    expect(second.output()).toBe(
      `Another process (pid ${process.pid}) is using ${DATA_DIR}: stop it, or set DATA_DIR to another folder.\n`,
    );
  });

  it('refuses demo powers where others can reach them', async () => {
    const refused = start({ DATA_DIR: newFolder(), CONTROL: '1', HOST: '0.0.0.0' });

    expect(await refused.ended).toBe(1);
    expect(refused.output()).toBe(
      'CONTROL=1 gives demo powers to everyone who can reach 0.0.0.0: set CONTROL_TOKEN, or listen on 127.0.0.1.\n',
    );
  });
});

describe('lockDataDir', () => {
  it('holds a folder until it is released, whatever a dead process left there', async () => {
    const dataDir = newFolder();
    writeFileSync(join(dataDir, 'lock.pid'), '1');

    const first = lockDataDir(dataDir);
    expect(() => lockDataDir(dataDir)).toThrow(/Another process/);
    first.release();

    lockDataDir(dataDir).release();
  });
});
