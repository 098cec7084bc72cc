import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

const play = (caller: TestCaller, slug: string, pin?: string) =>
  caller.send('POST', `/media-items/${slug}/playback`, { body: pin ? { pin_code: pin } : {} });

describe('getPlayback', () => {
  it('asks who has no account to sign in for 18+, whatever the PIN', async () => {
    const refused = await play(backend.caller(), 'nosferatu', '0000');

    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ error_code: 1000109 });
  });

  it('asks a demo session to sign in for 18+', async () => {
    const caller = backend.caller();
    await caller.send('POST', '/sessions/demo');

    expect((await play(caller, 'volchiy-chas')).body).toMatchObject({ error_code: 1000109 });
  });

  it('asks for the PIN above the default limit, and again after a wrong one', async () => {
    const caller = await backend.signedIn(2);

    expect((await play(caller, 'nosferatu')).body).toMatchObject({ error_code: 1000110 });
    expect((await play(caller, 'nosferatu', '9999')).body).toMatchObject({ error_code: 1000110 });
  });

  it('does not remember a PIN that was checked before', async () => {
    const caller = await backend.signedIn(2);
    await caller.send('POST', '/profiles/pin/validate', { body: { pin_code: '1234' } });

    expect((await play(caller, 'nosferatu')).body).toMatchObject({ error_code: 1000110 });
  });

  it('counts its wrong PINs with those of the PIN check', async () => {
    const caller = await backend.signedIn(2);
    for (const pin of ['1111', '2222', '3333', '4444', '5555'])
      await play(caller, 'nosferatu', pin);

    const playing = await play(caller, 'nosferatu', '1234');
    const checking = await caller.send('POST', '/profiles/pin/validate', {
      body: { pin_code: '1234' },
    });

    expect([playing.status, checking.status]).toEqual([429, 429]);
    expect(playing.body).toMatchObject({
      error_code: 1000115,
      retry_after_seconds: expect.any(Number),
    });
  });

  it('refuses a title above the highest limit, even with the PIN', async () => {
    const caller = await backend.signedIn(2);
    await caller.send('POST', '/profiles/switch', { body: { id: 'demo-2-profile-3' } });

    expect((await play(caller, 'alibi', '1234')).body).toMatchObject({ error_code: 1000111 });
  });

  it('does not know a title that is not there', async () => {
    expect((await play(backend.caller(), 'net-takogo')).status).toBe(404);
  });
});
