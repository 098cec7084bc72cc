import { marketingMessageFixture } from '@foyer/contract/fixtures';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { controlCaller } from '../testing/control-caller.ts';
import { readEvents } from '../testing/event-reader.ts';
import { createTestBackend, type TestBackend } from '../testing/test-backend.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

afterEach(() => backend.close());

const control = controlCaller(() => backend);

const event = { event_type: 'item', event_code: 'sync_purchases' };

describe('POST /__control/events', () => {
  it.each([
    ['an account by its login', { login: '+79000000002' }, { account_id: 'demo-2' }],
    ['an account by its id', { uid: 'demo-2' }, { account_id: 'demo-2' }],
    [
      'one of its profiles',
      { uid: 'demo-2-profile-1' },
      { account_id: 'demo-2', profile_id: 'demo-2-profile-1' },
    ],
  ])('pushes an event to %s', async (_, to, recipient) => {
    const reader = await readEvents(backend.app, await backend.signedIn(2));
    await reader.next();

    const pushed = await control('POST', '/__control/events', { body: { ...to, event } });

    expect(pushed).toMatchObject({ status: 201, body: { ...recipient, event } });
    expect(await reader.next()).toEqual({ id: expect.any(String), data: event });
  });

  it('files a message in the journal, so that its status can be set', async () => {
    const caller = await backend.signedIn(2);

    await control('POST', '/__control/events', {
      body: { login: '+79000000002', event: marketingMessageFixture },
    });
    const { message_id: id } = marketingMessageFixture;
    const status = await caller.send('POST', `/messages/${id}/status`, {
      body: { status: 'shown' },
    });

    expect(status.status).toBe(200);
  });

  it.each([
    ['an event that the contract does not know', { event: { ...event, event_code: 'boom' } }],
    ['no recipient', { login: undefined }],
    ['two recipients', { uid: 'demo-2' }],
  ])('refuses %s', async (_, broken) => {
    const body = { login: '+79000000002', event, ...broken };

    expect((await control('POST', '/__control/events', { body })).status).toBe(400);
  });

  it('says that there is no such account', async () => {
    const body = { login: '+79990000000', event };

    expect(await control('POST', '/__control/events', { body })).toMatchObject({
      status: 404,
      body: { error: 'No such account or profile' },
    });
  });

  it('ends open channels with the sessions that a reset ends', async () => {
    const reader = await readEvents(backend.app, await backend.signedIn(2));
    await reader.next();

    await control('POST', '/__control/reset');

    expect(await reader.next()).toBe('end');
  });
});

describe('GET /__control/streams', () => {
  it('counts the open streams, and those that were open at once', async () => {
    const caller = await backend.signedIn(2);
    const readers = [await readEvents(backend.app, caller), await readEvents(backend.app, caller)];
    for (const reader of readers) await reader.next();
    await readers[0]?.leave();

    // A stream ends with the piece that is being made.
    await expect
      .poll(async () => (await control('GET', '/__control/streams')).body)
      .toEqual({ open: 1, most: 2 });
  });
});
