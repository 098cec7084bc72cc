import type { PushEvent } from '@foyer/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '../../server/secrets.ts';
import { readEvents, type EventReader } from '../../testing/event-reader.ts';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { saveProfile } from '../sessions/sessions.store.ts';
import { announce, type Recipient } from './announce.ts';

const FAMILY = { accountId: 'demo-2' };
const CHILD = { ...FAMILY, profileId: 'demo-2-profile-3' };
const MASTER = { ...FAMILY, profileId: 'demo-2-profile-1' };

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

afterEach(() => backend.close());

const event = (message_id: string): PushEvent => ({
  event_type: 'item',
  event_code: 'sync_purchases',
  message_id,
});

const push = (recipient: Recipient, ...ids: string[]): Promise<void> =>
  backend.db.transaction(async (tx) => {
    for (const id of ids) await announce(tx, recipient, event(id), new Date());
  });

const sessionOf = (caller: TestCaller): string => hashToken(caller.cookie()?.split('=')[1] ?? '');

/** Opens the channel of the family's master and reads how it starts. */
async function open(lastId?: string): Promise<EventReader & { first: unknown }> {
  const reader = await readEvents(backend.app, await backend.signedIn(2), { lastId });
  return { ...reader, first: await reader.next() };
}

const ready = (state: string) => ({ name: 'ready', id: expect.any(String), data: { state } });
const message = (id: string) => ({ id: expect.any(String), data: event(id) });

describe('streamEvents', () => {
  it('brings what happens from now on, each event with its own id [EVENT-001]', async () => {
    await push(FAMILY, 'before');
    const reader = await open();

    await push(FAMILY, 'one', 'two');
    const messages = [await reader.next(), await reader.next()];

    expect(reader.headers.get('content-type')).toBe('text/event-stream');
    expect(reader.first).toEqual(ready('new'));
    expect(messages).toEqual([message('one'), message('two')]);
    expect(new Set([reader.first, ...messages].map((one) => (one as { id: string }).id)).size).toBe(
      3,
    );
  });

  it('goes on after the last id, with nothing missing and nothing twice [EVENT-002]', async () => {
    const before = await open();
    await push(FAMILY, 'one', 'two');
    const one = (await before.next()) as { id: string };
    await before.leave();
    await push(FAMILY, 'three');

    const after = await open(one.id);
    const messages = [await after.next(), await after.next()];
    await push(FAMILY, 'four');

    expect(after.first).toEqual(ready('resumed'));
    expect([...messages, await after.next()]).toEqual(['two', 'three', 'four'].map(message));
  });

  it('goes on after the start of a channel on which nothing has come yet', async () => {
    const before = await open();
    await before.leave();
    await push(FAMILY, 'one');

    const after = await open((before.first as { id: string }).id);

    expect([after.first, await after.next()]).toEqual([ready('resumed'), message('one')]);
  });

  it('brings more events than fit into one look at the database, in order', async () => {
    const reader = await open();
    const ids = Array.from({ length: 250 }, (_, index) => String(index));

    await push(FAMILY, ...ids);
    const messages = [];
    for (const _ of ids) messages.push(await reader.next());

    expect(messages).toEqual(ids.map(message));
  });

  it('brings nothing that was not done after all', async () => {
    const reader = await open();

    await backend.db
      .transaction(async (tx) => {
        await announce(tx, FAMILY, event('undone'), new Date());
        throw new Error('undone');
      })
      .catch(() => undefined);
    await push(FAMILY, 'done');

    expect(await reader.next()).toEqual(message('done'));
  });

  it('tells a profile what is meant for it or for all, and follows a switch of the profile', async () => {
    const caller = await backend.signedIn(2);
    const reader = await readEvents(backend.app, caller);
    await reader.next();

    await push(CHILD, 'for the child');
    await push(MASTER, 'for the master');
    const first = await reader.next();
    const child = { profileId: CHILD.profileId, provedAt: null };
    await saveProfile(backend.db, sessionOf(caller), child);
    await push(MASTER, 'for the master again');
    await push(CHILD, 'for the child again');
    await push(FAMILY, 'for all');

    expect(first).toEqual(message('for the master'));
    expect([await reader.next(), await reader.next()]).toEqual([
      message('for the child again'),
      message('for all'),
    ]);
  });

  it('tells nobody of other accounts, not even that something happened there', async () => {
    const reader = await open();

    await push({ accountId: 'demo-5' }, 'theirs');
    await push(FAMILY, 'ours');
    const ours = await reader.next();
    const next = await open((ours as { id: string }).id);

    expect(ours).toEqual(message('ours'));
    expect(next.first).toEqual({ ...ready('resumed'), id: (ours as { id: string }).id });
  });

  it.each(['', 'nonsense', 'other.1', 'a.b.c'])(
    'starts anew and says so after an id that is not known: “%s”',
    async (lastId) => {
      await push(FAMILY, 'before');

      const reader = await open(lastId);
      await push(FAMILY, 'after');

      expect([reader.first, await reader.next()]).toEqual([ready('lost'), message('after')]);
    },
  );

  it('starts anew and says so where the events after the id are forgotten', async () => {
    const before = await open();
    await push(FAMILY, 'old', 'old too');
    await before.leave();

    backend.pass(8 * 24 * 60 * 60);
    await backend.jobs.run('forget old events');
    const after = await open((before.first as { id: string }).id);

    expect(after.first).toEqual(ready('lost'));
  });

  it('forgets nothing that is younger than a week', async () => {
    const before = await open();
    await push(FAMILY, 'young');
    await before.leave();

    backend.pass(6 * 24 * 60 * 60);
    await backend.jobs.run('forget old events');
    const after = await open((before.first as { id: string }).id);

    expect([after.first, await after.next()]).toEqual([ready('resumed'), message('young')]);
  });
});
