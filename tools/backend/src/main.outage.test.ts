import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { startOwnPostgres } from './testing/postgres-server.ts';
import { startService } from './testing/service-process.ts';

const PROCESS_TIMEOUT_MS = 180_000;

const WAIT = { timeout: 60_000, interval: 50 };

const WRITERS = 8;

/** Of writes of each kind: acknowledged before, refused meanwhile, acknowledged after. */
const ENOUGH = 40;

/** Writes as fast as answers come. */
function startWriting(api: string) {
  const state = { acknowledged: [] as string[], refused: 0, isOver: false };

  /** The cookie of a new session whose language was changed, where both were acknowledged. */
  const write = async (): Promise<string | undefined> => {
    const started = await fetch(`${api}/sessions/visitor`, { method: 'POST' });
    await started.text();
    const cookie = started.headers.get('set-cookie')?.split(';')[0];
    if (!started.ok || cookie === undefined) return undefined;
    const changed = await fetch(`${api}/session/language`, {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ language: 'eng' }),
    });
    await changed.text();
    return changed.ok ? cookie : undefined;
  };
  const keepWriting = async (): Promise<void> => {
    while (!state.isOver) {
      const cookie = await write();
      if (cookie === undefined) state.refused += 1;
      else state.acknowledged.push(cookie);
    }
  };
  const ended = Promise.all(Array.from({ length: WRITERS }, keepWriting));
  const stop = (): Promise<unknown> => {
    state.isOver = true;
    return ended;
  };
  return { state, stop };
}

it(
  'loses nothing that it acknowledged when PostgreSQL stops and starts under load',
  { timeout: PROCESS_TIMEOUT_MS },
  async ({ skip, onTestFinished }) => {
    const postgres = await startOwnPostgres();
    if (!postgres) return skip('There is no PostgreSQL');
    onTestFinished(postgres.stop);
    const service = startService({
      DATABASE_URL: postgres.url,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'foyer-backend-')),
    });
    onTestFinished(() => void service.child.kill('SIGKILL'));
    const api = `${await service.ready}/api/v1`;
    const { state, stop } = startWriting(api);
    const count = () => state.acknowledged.length;

    await vi.waitFor(() => expect(count()).toBeGreaterThan(ENOUGH), WAIT);
    await postgres.halt();
    await vi.waitFor(() => expect(state.refused).toBeGreaterThan(ENOUGH), WAIT);
    const before = count();
    await postgres.resume();
    await vi.waitFor(() => expect(count()).toBeGreaterThan(before + ENOUGH), WAIT);
    await stop();

    const lost: string[] = [];
    for (const cookie of state.acknowledged) {
      const { status, headers } = await fetch(`${api}/session`, { headers: { cookie } });
      if (status !== 200 || headers.get('content-language') !== 'en') lost.push(cookie);
    }
    expect(lost).toEqual([]);
  },
);
