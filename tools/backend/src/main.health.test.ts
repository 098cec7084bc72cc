import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, it, vi } from 'vitest';
import { startOwnPostgres } from './testing/postgres-server.ts';
import { startService } from './testing/service-process.ts';

const PROCESS_TIMEOUT_MS = 120_000;

/** In which readiness has to tell what happened. */
const TELLS_WITHIN_MS = 5000;

const LIMIT = { timeout: TELLS_WITHIN_MS, interval: 50 };

/** Locks a table until it is released. */
async function lockTable(url: string, table: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  return () => client.end();
}

it(
  'says when its database is gone and when it stops, and answers what runs before it ends',
  { timeout: PROCESS_TIMEOUT_MS },
  async ({ skip, onTestFinished }) => {
    const postgres = await startOwnPostgres();
    if (!postgres) return skip('There is no PostgreSQL');
    onTestFinished(postgres.stop);
    const service = startService({
      DATABASE_URL: postgres.url,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'foyer-backend-')),
      STOP_DELAY_SECONDS: '2',
    });
    onTestFinished(() => void service.child.kill('SIGKILL'));
    const address = await service.ready;
    const ready = async () => {
      const answer = await fetch(`${address}/ready`);
      const { checks } = (await answer.json()) as { checks: object };
      return [answer.status, checks];
    };
    const allOk = [200, { database: 'ok', catalogue: 'ok', disk: 'ok' }];
    await vi.waitFor(async () => expect(await ready()).toEqual(allOk), LIMIT);

    await postgres.halt();
    await vi.waitFor(
      async () =>
        expect(await ready()).toEqual([503, { ...Object(allOk[1]), database: 'unreachable' }]),
      LIMIT,
    );
    expect((await fetch(`${address}/live`)).status).toBe(200);
    await postgres.resume();
    await vi.waitFor(async () => expect(await ready()).toEqual(allOk), LIMIT);

    const visitor = await fetch(`${address}/api/v1/sessions/visitor`, { method: 'POST' });
    const cookie = visitor.headers.get('set-cookie')?.split(';')[0] ?? '';
    const stream = await fetch(`${address}/api/v1/events`, { headers: { cookie } });
    const release = await lockTable(postgres.url, 'sessions');
    const running = fetch(`${address}/api/v1/sessions/visitor`, { method: 'POST' });
    await fetch(`${address}/live`);
    service.child.kill('SIGTERM');
    await vi.waitFor(
      async () => expect(await ready()).toEqual([503, { process: 'stopping' }]),
      LIMIT,
    );
    await vi.waitFor(() => expect(fetch(`${address}/live`)).rejects.toThrow('fetch failed'), LIMIT);
    await release();
    const answer = await running;
    const answeredMs = performance.now();

    expect([stream.status, answer.status]).toEqual([200, 200]);
    expect(await service.ended).toBe(0);
    expect(performance.now() - answeredMs).toBeLessThan(3000);
  },
);
