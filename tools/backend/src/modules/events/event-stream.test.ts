import { beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '../../server/secrets.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { createBell } from './bell.ts';
import { streamText } from './event-stream.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

describe('streamText', () => {
  it('keeps a silent connection alive', async () => {
    const caller = await backend.signedIn(2);
    const token = caller.cookie()?.split('=')[1] ?? '';
    const closing = new AbortController();
    const bell = createBell(closing.signal);
    const context = { db: backend.db, now: () => new Date(), bell, heartbeatMs: 1 };
    const text = streamText(context, { tokenHash: hashToken(token) }, undefined);

    await text.next();
    const heartbeats = [await text.next(), await text.next()];
    closing.abort();

    expect(heartbeats.map(({ value }) => value)).toEqual([': \n\n', ': \n\n']);
    expect(await text.next()).toEqual({ done: true, value: undefined });
  });
});

describe('createBell', () => {
  it('keeps a ring for who waits later, once', async () => {
    const bell = createBell(new AbortController().signal);
    bell.ring();
    bell.ring();

    expect([await bell.wait(60_000), await bell.wait(1)]).toEqual(['rung', 'quiet']);
  });

  it('calls off who waits and who comes later', async () => {
    const closing = new AbortController();
    const bell = createBell(closing.signal);

    const waiting = bell.wait(60_000);
    closing.abort();

    expect([await waiting, await bell.wait(60_000)]).toEqual(['closed', 'closed']);
  });
});
