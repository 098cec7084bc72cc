import { describe, expect, it } from 'vitest';
import { createTestBackend } from '../../testing/test-backend.ts';
import { createAttempts } from './attempts.ts';

const limit = { tries: 2, windowSeconds: 600 };

/** Tries whose requests read the clock so many seconds after each other. */
async function triesAt(...seconds: number[]): Promise<number[]> {
  const { db } = await createTestBackend();
  const waits: number[] = [];
  for (const second of seconds) {
    const now = () => new Date(1_800_000_000_000 + second * 1000);
    waits.push(await createAttempts({ db, now }).take('pin:1', limit));
  }
  return waits;
}

describe('createAttempts', () => {
  it('counts on where requests reach the database in another order than they read the clock', async () => {
    expect(await triesAt(1, 0, 0.5)).toEqual([0, 0, 601]);
  });

  it('begins again where the clock was far ahead and has been set back', async () => {
    expect(await triesAt(86_400, 86_400, 86_400, 0)).toEqual([0, 0, 600, 0]);
  });
});
