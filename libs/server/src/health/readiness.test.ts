import { describe, expect, it, vi } from 'vitest';
import { createReadiness, type HealthWord } from './readiness.ts';

const never = () => new Promise<HealthWord>(() => undefined);

/** A check that ends when it is told to. */
function openCheck() {
  let end: (word: HealthWord) => void = () => undefined;
  const check = vi.fn(
    () =>
      new Promise<HealthWord>((resolve) => {
        end = resolve;
      }),
  );
  return { check, end: (word: HealthWord) => end(word) };
}

describe('createReadiness', () => {
  it('is ready when every check says ok', async () => {
    const readiness = createReadiness({ database: () => 'ok', disk: () => Promise.resolve('ok') });

    expect(await readiness.look()).toEqual({
      status: 'ready',
      checks: { database: 'ok', disk: 'ok' },
    });
  });

  it('is not ready when one says another word, and tells all', async () => {
    const readiness = createReadiness({ database: () => 'ok', disk: () => 'full' });

    expect(await readiness.look()).toEqual({
      status: 'not ready',
      checks: { database: 'ok', disk: 'full' },
    });
  });

  it('says nothing of an error but that the check failed', async () => {
    const readiness = createReadiness({
      thrown: () => {
        throw new Error('connect ECONNREFUSED 10.1.2.3:5432');
      },
      rejected: () => Promise.reject(new Error('password authentication failed for "foyer"')),
    });

    expect(await readiness.look()).toEqual({
      status: 'not ready',
      checks: { thrown: 'failed', rejected: 'failed' },
    });
  });

  it('waits no longer than the limit, for all checks together', async () => {
    const readiness = createReadiness(
      { one: never, other: never, disk: () => 'ok' },
      { limitMs: 40 },
    );
    const startMs = performance.now();

    const { checks } = await readiness.look();

    expect(checks).toEqual({ one: 'no answer', other: 'no answer', disk: 'ok' });
    expect(performance.now() - startMs).toBeLessThan(400);
  });

  it('begins no check again that hangs, and believes it when it ends', async () => {
    const { check, end } = openCheck();
    const readiness = createReadiness({ database: check }, { limitMs: 10, keepMs: 0 });

    const words = [await readiness.look(), await readiness.look()].map(
      ({ checks }) => checks['database'],
    );
    end('ok');
    const last = await readiness.look();

    expect(words).toEqual(['no answer', 'no answer']);
    expect(last.status).toBe('ready');
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('answers many probes with one look, and looks again a second later', async () => {
    let nowMs = 0;
    const check = vi.fn((): HealthWord => 'ok');
    const readiness = createReadiness({ check }, { nowMs: () => nowMs });

    await Promise.all([readiness.look(), readiness.look()]);
    nowMs = 999;
    await readiness.look();
    const before = check.mock.calls.length;
    nowMs = 1000;
    check.mockReturnValue('failed');
    const { status } = await readiness.look();

    expect(before).toBe(1);
    expect(status).toBe('not ready');
  });

  it('is not ready from the moment that it is told to stop, without another look', async () => {
    const { check, end } = openCheck();
    const readiness = createReadiness({ check });
    const begun = readiness.look();

    readiness.stop();
    end('ok');

    const stopping = { status: 'not ready', checks: { process: 'stopping' } };
    expect([await begun, await readiness.look()]).toEqual([stopping, stopping]);
    expect(check).toHaveBeenCalledTimes(1);
  });
});
