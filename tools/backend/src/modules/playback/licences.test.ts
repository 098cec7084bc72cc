import type { Playback } from '@foyer/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { createTestMedia } from '../../testing/test-media.ts';

const kid = Buffer.from('0f0e7a11c1ea4b1e8d00000000f07e01', 'hex').toString('base64url');

let backend: TestBackend;
let mediaDir: string | undefined;

beforeEach(async () => {
  mediaDir ??= await createTestMedia();
  backend = await createTestBackend({ MEDIA_DIR: mediaDir });
});

/** The token that comes with an encrypted film. */
async function tokenOf(caller: TestCaller): Promise<string> {
  const { body } = await caller.send('POST', '/media-items/kassiopeya/playback', { body: {} });
  return (body as Playback).asset.drm_config?.token ?? '';
}

const ask = (caller: TestCaller, token: string | undefined, kids = [kid]) =>
  caller.send('POST', '/licences/clearkey', {
    body: { kids, type: 'temporary' },
    ...(token !== undefined && { headers: { preauthorization: token } }),
  });

const refused = { error_code: 1000135, description: expect.any(String) };

describe('an encrypted film', () => {
  it('names the licence party and the token for it [DRM-002, ENGINE-005]', async () => {
    const answer = await backend
      .caller()
      .send('POST', '/media-items/kassiopeya/playback', { body: {} });

    expect(answer.body).toMatchObject({
      asset: {
        is_crypted: true,
        urls: { dash: expect.stringContaining('/film-protected/manifest.mpd') },
        drm_config: {
          urls: { clearkey: '/api/v1/licences/clearkey' },
          token: expect.stringMatching(/^\w+\.[\w-]{22}$/),
          drm_provider: 'foyer',
        },
      },
    });
  });
});

describe('clearKeyLicence', () => {
  it('gives the key to who shows the token of the playback [DRM-001]', async () => {
    const caller = await backend.signedIn(1);

    const { body } = await ask(caller, await tokenOf(caller));

    expect(body).toEqual({
      keys: [{ kty: 'oct', kid, k: 'p8Ti0ZBbTziGEpsNXj96ZA' }],
      type: 'temporary',
    });
  });

  it('gives it to visitors without a session as well', async () => {
    const caller = backend.caller();

    expect((await ask(caller, await tokenOf(caller))).status).toBe(200);
  });

  it('gives it to a visitor whose session began after the page was asked for', async () => {
    const caller = backend.caller();
    const token = await tokenOf(caller);
    await caller.send('POST', '/sessions/visitor');

    expect((await ask(caller, token)).status).toBe(200);
    expect((await ask(await backend.signedIn(1), token)).status).toBe(403);
  });

  it('knows no other key ids', async () => {
    const caller = backend.caller();

    expect((await ask(caller, await tokenOf(caller), ['AAAAAAAAAAAAAAAAAAAAAA'])).status).toBe(404);
  });

  it.each([undefined, '', 'x', 'x.y', `${'a'.repeat(22)}.${'b'.repeat(22)}`])(
    'refuses the token %j [DRM-001]',
    async (token) => {
      const answer = await ask(backend.caller(), token);

      expect([answer.status, answer.body]).toEqual([403, refused]);
    },
  );

  it('refuses the token of another session', async () => {
    const token = await tokenOf(await backend.signedIn(1));

    const other = await ask(await backend.signedIn(1), token);
    const nobody = await ask(backend.caller(), token);

    expect([other.body, nobody.body]).toEqual([refused, refused]);
  });

  it('refuses the token of a stream: it is for another purpose', async () => {
    const caller = backend.caller();
    const { body } = await caller.send('POST', '/media-items/kassiopeya/playback', { body: {} });

    const answer = await ask(caller, (body as Playback).asset.token);

    expect(answer.body).toEqual(refused);
  });

  it('refuses a token after ten minutes', async () => {
    const caller = await backend.signedIn(1);
    const token = await tokenOf(caller);
    backend.pass(595);
    const before = await ask(caller, token);
    backend.pass(10);

    const after = await ask(caller, token);

    expect([before.status, after.status]).toEqual([200, 403]);
  });
});
