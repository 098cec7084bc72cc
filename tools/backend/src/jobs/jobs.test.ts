import { createTestLog, type TestLog } from '@foyer/server/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { jobRuns } from '../database/schema.ts';
import { createTestBackend, type TestBackend } from '../testing/test-backend.ts';
import { createJobRunner } from './run-jobs.ts';

let backend: TestBackend;
let nowMs: number;
let told: TestLog;

beforeEach(async () => {
  backend = await createTestBackend();
  await backend.db.delete(jobRuns);
  nowMs = Date.now();
  told = createTestLog('backend');
});

const process = (run: () => Promise<void>) =>
  createJobRunner({ db: backend.db, now: () => new Date(nowMs), log: told.log }, [
    { name: 'count', everyMs: 60_000, run },
  ]);

/** Starts a process, lets it take what turns it can, and stops it. */
async function oneTick(run: () => Promise<void>): Promise<void> {
  const jobs = process(run);
  jobs.start();
  await jobs.stop();
}

describe('createJobRunner', () => {
  it('does a job once in each turn, however many processes run', async () => {
    const run = vi.fn(async () => undefined);

    await Promise.all([oneTick(run), oneTick(run), oneTick(run)]);
    const first = run.mock.calls.length;
    nowMs += 61_000;
    await Promise.all([oneTick(run), oneTick(run)]);

    expect([first, run.mock.calls.length]).toEqual([1, 2]);
  });

  it('goes on after the clock was put back', async () => {
    const run = vi.fn(async () => undefined);
    nowMs += 365 * 24 * 60 * 60 * 1000;
    await oneTick(run);

    nowMs = Date.now();
    await oneTick(run);

    expect(run).toHaveBeenCalledTimes(2);
  });

  it('says which job failed, and goes on', async () => {
    await oneTick(() => Promise.reject(new Error('no luck')));

    expect(told.lines()).toMatchObject([
      {
        level: 'error',
        message: 'A job failed',
        job: 'count',
        requestId: expect.stringMatching(/^[\da-f-]{36}$/u),
        error: { message: 'no luck' },
      },
    ]);
  });

  it('waits for the running job before it stops', async () => {
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const done: string[] = [];
    const jobs = process(() => finished.then(() => void done.push('job')));
    jobs.start();

    const stopped = jobs.stop().then(() => done.push('stopped'));
    finish();
    await stopped;

    expect(done).toEqual(['job', 'stopped']);
  });
});
