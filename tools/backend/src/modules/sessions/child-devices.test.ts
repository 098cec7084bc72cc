import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';

/** 21 November 2026 in Moscow, where the demo accounts are: noon, and ten in the evening. */
const NOON = Date.UTC(2026, 10, 21, 9);
const LATE_SECONDS = 10 * 3600;

const OLDER = 'gorod-posle-dozhdya';
const notAllowedNow = { error_code: 1000131 };
const signInRequired = { error_code: 1000109 };

let backend: TestBackend;
let device: TestCaller;

const play = (slug: string, headers = {}) =>
  device.send('POST', `/media-items/${slug}/playback`, { body: {}, headers });
const trailer = (slug: string) => device.send('GET', `/media-items/${slug}/trailer`);
const switchTo = (body: object) => device.send('POST', '/profiles/switch', { body });
/** Leaves the child its hours, and no count of time: that would stop visitors altogether. */
const uncountTime = async () => {
  const master = await backend.signedIn(2);
  const view_limits = { allowed_from: '08:00', allowed_to: '20:00' };
  await master.send('PATCH', '/profiles/demo-2-profile-3', { body: { view_limits } });
};

beforeEach(async () => {
  backend = await createTestBackend({}, { now: () => new Date(NOON) });
  device = await backend.signedIn(2);
  await switchTo({ id: 'demo-2-profile-3' });
});

describe('a device on which a child watched', () => {
  it('shows nobody more than the child, signed out, in an embedded player or by a trailer', async () => {
    await uncountTime();
    await device.send('DELETE', '/session');

    expect((await play(OLDER)).body).toMatchObject(signInRequired);
    expect((await play(OLDER, { 'x-embed': '1' })).body).toMatchObject(signInRequired);
    expect((await trailer('devyat-etazhey')).status).toBe(403);
    await device.send('POST', '/sessions/visitor');
    expect((await play(OLDER)).body).toMatchObject(signInRequired);
  });

  it('keeps the hours of the child', async () => {
    await uncountTime();
    await device.send('DELETE', '/session');
    expect((await play('general')).status).toBe(200);

    backend.pass(LATE_SECONDS);
    expect((await play('general')).body).toMatchObject(notAllowedNow);
    expect((await trailer('general')).body).toMatchObject(notAllowedNow);
  });

  it('plays nothing without a sign-in where the time of the child is counted', async () => {
    await device.send('DELETE', '/session');

    expect((await play('general')).body).toMatchObject(signInRequired);
  });

  it('stays so when the child is deleted', async () => {
    const master = await backend.signedIn(2);
    await master.send('DELETE', '/profiles/demo-2-profile-3');

    expect((await play(OLDER)).body).toMatchObject(signInRequired);
  });

  it.each([
    ['the PIN', () => switchTo({ id: 'demo-2-profile-1', pin_code: '1234' })],
    ['a sign-in', () => signInAgain()],
  ])('is free again after %s', async (_, free) => {
    await free();
    await device.send('DELETE', '/session');

    expect((await play(OLDER)).status).toBe(200);
  });

  it('is not freed by a wrong PIN', async () => {
    await switchTo({ id: 'demo-2-profile-1', pin_code: '9999' });
    await device.send('DELETE', '/session');

    expect((await play(OLDER)).body).toMatchObject(signInRequired);
  });

  it('leaves other devices alone', async () => {
    device = backend.caller();

    expect((await play(OLDER)).status).toBe(200);
  });
});

async function signInAgain(): Promise<void> {
  const body = { login: 'viewer@example.org' };
  await device.send('POST', '/demo/sign-in', { body });
}
