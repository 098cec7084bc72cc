import { beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { createTestMedia } from '../../testing/test-media.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend({ MEDIA_DIR: await createTestMedia() });
});

describe('getPlayback', () => {
  it('plays up to 16+ without an account, and says all that the player needs', async () => {
    const answer = await backend.caller().send('POST', '/media-items/alibi/playback', { body: {} });

    expect(answer.body).toEqual({
      asset: {
        type: 'vod',
        content_id: 'alibi',
        urls: {
          dash: '/api/v1/origin/film/manifest.mpd',
          hls: '/api/v1/origin/film/variant.m3u8',
        },
        is_crypted: false,
        thumbnails_url: '/api/v1/origin/film/thumbnails.json',
        duration: 90,
        title: 'Алиби',
        age_level: { name: '16+' },
        intro: { start: 1, end: 8 },
        credits_start: 80,
        chapters: [{ start: 0, title: 'Мост' }],
        audio: [{ language: 'rus', title: 'Русский' }],
        subtitles: [{ language: 'rus', title: 'Русский' }],
        start_time: 0,
      },
    });
  });

  it('plays a title above the default limit with the PIN in the same request', async () => {
    const caller = await backend.signedIn(2);

    const answer = await caller.send('POST', '/media-items/nosferatu/playback', {
      body: { pin_code: '1234' },
    });

    expect(answer.body).toMatchObject({
      asset: { title: 'Носферату', age_level: { name: '18+' } },
    });
  });

  it('plays an adult title to a profile whose default limit is 18+ without a PIN', async () => {
    const caller = await backend.signedIn(1);

    const answer = await caller.send('POST', '/media-items/nosferatu/playback');

    expect(answer.status).toBe(200);
  });

  it('starts where the profile stopped', async () => {
    const caller = await backend.signedIn(5);

    const { body } = await caller.send('POST', '/media-items/nochnoy-ekspress/playback');

    expect(body).toMatchObject({ asset: { duration: 90, start_time: 67 } });
  });

  it('names the licence party for an encrypted title', async () => {
    const { body } = await backend.caller().send('POST', '/media-items/kassiopeya/playback');

    expect(body).toMatchObject({
      asset: { is_crypted: true, drm_config: { clearkey_url: '/api/v1/licences/clearkey' } },
    });
  });
});

describe('clearKeyLicence', () => {
  it('gives the key of a known key id', async () => {
    const kid = Buffer.from('0f0e7a11c1ea4b1e8d00000000f07e01', 'hex').toString('base64url');

    const { body } = await backend.caller().send('POST', '/licences/clearkey', {
      body: { kids: [kid], type: 'temporary' },
    });

    expect(body).toEqual({
      keys: [{ kty: 'oct', kid, k: 'p8Ti0ZBbTziGEpsNXj96ZA' }],
      type: 'temporary',
    });
  });

  it('knows no other key ids', async () => {
    const answer = await backend.caller().send('POST', '/licences/clearkey', {
      body: { kids: ['AAAAAAAAAAAAAAAAAAAAAA'] },
    });

    expect(answer.status).toBe(404);
  });
});
