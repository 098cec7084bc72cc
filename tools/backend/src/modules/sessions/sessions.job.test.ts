import { beforeEach, describe, expect, it } from 'vitest';
import { attempts, codes, outbox, sessions } from '../../database/schema.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { openVisitor } from '../../testing/visitor.ts';
import { forgetOldSessions } from './sessions.job.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

const rows = async () => {
  const { db } = backend;
  return [
    await db.$count(sessions),
    await db.$count(codes),
    await db.$count(attempts),
    await db.$count(outbox),
  ];
};

const forgetAfter = (days: number) => {
  const now = () => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  return forgetOldSessions({ db: backend.db, now }).run();
};

describe('forgetOldSessions', () => {
  it('forgets what is over and keeps the rest', async () => {
    const visitor = await openVisitor(backend);
    const body = { phone: '+79000000101', purpose: 'register' };
    await visitor.send('POST', '/auth/codes/sms', { body });
    const atFirst = await rows();

    await forgetAfter(0);
    const atOnce = await rows();
    await forgetAfter(1);
    const nextDay = await rows();
    await forgetAfter(31);
    const nextMonth = await rows();

    expect(atFirst).toEqual([1, 1, expect.any(Number), 1]);
    expect(atOnce).toEqual(atFirst);
    expect(nextDay).toEqual([1, 0, 0, 1]);
    expect(nextMonth).toEqual([0, 0, 0, 0]);
  });
});
