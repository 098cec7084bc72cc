import type { PushEvent } from '@foyer/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listen } from '../../server/listen.ts';
import { readEvents } from '../../testing/event-reader.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { announce } from './announce.ts';

const PUSHED: PushEvent = { event_type: 'item', event_code: 'account_status' };

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

afterEach(() => backend.close());

const push = (accountId: string): Promise<void> =>
  backend.db.transaction((tx) => announce(tx, { accountId }, PUSHED, new Date()));

describe('streamEvents', () => {
  it('ends with its session', async () => {
    const caller = await backend.signedIn(2);
    const reader = await readEvents(backend.app, caller);
    await reader.next();

    await caller.send('DELETE', '/session');

    expect(await reader.next()).toBe('end');
  });

  it('brings nothing more to a session that has expired', async () => {
    const reader = await readEvents(backend.app, await backend.signedIn(2));
    await reader.next();

    backend.pass(400 * 24 * 60 * 60);
    await push('demo-2');

    expect(await reader.next()).toBe('end');
  });

  it.each([
    ['a session without an account', undefined],
    ['a restricted session', 3],
  ] as const)('stays open and silent for %s', async (_, account) => {
    const caller = account ? await backend.signedIn(account) : backend.caller();
    if (!account) await caller.send('POST', '/sessions/visitor');
    const reader = await readEvents(backend.app, caller);
    const first = await reader.next();

    await push('demo-3');
    await backend.close();

    expect([first, await reader.next()]).toEqual([
      { name: 'ready', data: { state: 'new' } },
      'end',
    ]);
  });

  it('holds no place for who only asks for the head', async () => {
    const caller = await backend.signedIn(2);

    const heads = [];
    for (let count = 0; count < 25; count += 1) {
      heads.push((await readEvents(backend.app, caller, { method: 'HEAD' })).status);
    }

    expect(new Set(heads)).toEqual(new Set([200]));
    expect((await readEvents(backend.app, caller)).status).toBe(200);
  });

  it('refuses an account its twenty-first channel until it leaves another', async () => {
    const caller = await backend.signedIn(2);
    const readers = [];
    for (let count = 0; count < 20; count += 1) readers.push(await readEvents(backend.app, caller));

    const refused = await readEvents(backend.app, caller);
    const others = await readEvents(backend.app, await backend.signedIn(5));
    await readers[0]?.leave();
    const again = await readEvents(backend.app, caller);

    expect([refused.status, others.status, again.status]).toEqual([429, 200, 200]);
    expect(refused.headers.get('retry-after')).toBe('30');
  });

  it('opens for more than a hundred viewers of one address, each in a session of its own', async () => {
    const callers = Array.from({ length: 105 }, () => backend.caller());
    for (const caller of callers) await caller.send('POST', '/sessions/visitor');

    const readers = [];
    for (const caller of callers) readers.push(await readEvents(backend.app, caller));

    expect(readers.map(({ status }) => status)).toEqual(Array(105).fill(200));
  });

  it('refuses a session without an account its twenty-first channel, and not the next one', async () => {
    const [caller, neighbour] = [backend.caller(), backend.caller()];
    for (const one of [caller, neighbour]) await one.send('POST', '/sessions/visitor');
    for (let count = 0; count < 20; count += 1) await readEvents(backend.app, caller);

    const refused = await readEvents(backend.app, caller);
    const other = await readEvents(backend.app, neighbour);

    expect([refused.status, other.status]).toEqual([429, 200]);
  });

  it('gives the place of a broken connection to another', async () => {
    const listener = await listen(backend.app, { host: '127.0.0.1', port: 0, setting: 'PORT' });
    const cookie = (await backend.signedIn(2)).cookie() ?? '';
    const connect = (signal?: AbortSignal) =>
      fetch(`http://127.0.0.1:${listener.port}/api/v1/events`, {
        headers: { cookie },
        ...(signal && { signal }),
      });

    const leaving = new AbortController();
    await Promise.all(Array.from({ length: 20 }, () => connect(leaving.signal)));
    const refused = await connect();
    leaving.abort();
    const answers = [];
    do answers.push((await connect()).status);
    while (answers.at(-1) !== 200);
    await backend.close();
    await listener.close(0);

    expect(refused.status).toBe(429);
  });

  it('ends for everybody when the service stops, and for who comes then', async () => {
    const caller = await backend.signedIn(2);
    const reader = await readEvents(backend.app, caller);
    await reader.next();

    await backend.close();
    const late = await readEvents(backend.app, caller);
    await late.next();

    expect([await reader.next(), await late.next()]).toEqual(['end', 'end']);
  });
});
