import type { Playback } from '@foyer/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { createTestMedia } from '../../testing/test-media.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend({ MEDIA_DIR: await createTestMedia() });
});

const play = async (caller: TestCaller, path: string, body: object = {}): Promise<Playback> => {
  const answer = await caller.send('POST', path, { body });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.body as Playback;
};

const playTitle = (caller: TestCaller, id: string, body: object = {}) =>
  play(caller, `/media-items/${id}/playback`, body);

const ad = (slot: string, id: string) =>
  expect.stringContaining(
    `${backend.config.partiesUrl}/ads/ssp/vast?slot=${slot}&content_id=${id}&`,
  );

describe('getPlayback', () => {
  it('plays up to 16+ without an account, and says all that the player needs [ENGINE-002, ENGINE-003, ENGINE-004, ENGINE-006]', async () => {
    const { asset } = await playTitle(backend.caller(), 'alibi');

    const folder = `/api/v1/streams/${asset.token}/film`;
    expect(asset).toEqual({
      type: 'vod',
      content_type: 'content',
      content_id: 'alibi',
      urls: { dash: `${folder}/manifest.mpd`, hls: `${folder}/variant.m3u8` },
      token: expect.stringMatching(/^\w+\.0\.[\w-]{22}$/),
      is_crypted: false,
      ad: {
        preroll: ad('preroll', 'alibi'),
        midroll: ad('midroll', 'alibi'),
        pauseroll: ad('pauseroll', 'alibi'),
        postroll: ad('postroll', 'alibi'),
      },
      ad_is_test: true,
      teleport_enabled: false,
      thumbnails_url: `${folder}/thumbnails.json?profile=hd`,
      duration: 90,
      title: 'Алиби',
      age_level: { name: '16+' },
      intro: { start: 1, end: 8 },
      credits_start: 80,
      chapters: [{ start: 0, title: 'Мост' }],
      audio: [{ language: 'rus', title: 'Русский' }],
      subtitles: [{ language: 'rus', title: 'Русский' }],
      start_time: 0,
    });
  });

  it('finds the thumbnails beside the manifest, with the profile hd [THUMB-004, THUMB-005]', async () => {
    const { asset } = await playTitle(backend.caller(), 'alibi');

    const beside = new URL('thumbnails.json?profile=hd', `http://x${asset.urls.dash}`);
    expect(asset.thumbnails_url).toBe(beside.pathname + beside.search);
  });

  it('plays the whole open collection to everybody up to 16+', async () => {
    const caller = backend.caller();
    const open = ['metropolis', 'general', 'kassiopeya', 'gorod-posle-dozhdya', 'nochnoy-ekspress'];

    const assets = await Promise.all(open.map((slug) => playTitle(caller, slug)));

    expect(assets.map(({ asset }) => asset.content_id)).toEqual(open);
  });

  it('gives addresses that the media origin serves to the player', async () => {
    const { asset } = await playTitle(backend.caller(), 'metropolis');

    const answers = await Promise.all(
      Object.values(asset.urls).map((url) => backend.app.request(`${url}?profile=web`)),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('plays a title above the default limit with the PIN in the same request', async () => {
    const { asset } = await playTitle(await backend.signedIn(2), 'nosferatu', { pin_code: '1234' });

    expect(asset).toMatchObject({ title: 'Носферату', age_level: { name: '18+' } });
  });

  it('plays an adult title to a profile whose default limit is 18+ without a PIN', async () => {
    const { asset } = await playTitle(await backend.signedIn(1), 'nosferatu');

    expect(asset.content_id).toBe('nosferatu');
  });

  it('starts where the profile stopped', async () => {
    const { asset } = await playTitle(await backend.signedIn(5), 'nochnoy-ekspress');

    expect(asset).toMatchObject({ duration: 90, start_time: 67.5 });
  });

  it('shows no advertisements to who has a service that removes them, or has bought the title', async () => {
    const without = await playTitle(await backend.signedIn(5), 'alibi');
    const withAds = await playTitle(await backend.signedIn(1), 'alibi');

    expect(without.asset.ad).toEqual({});
    expect(Object.keys(withAds.asset.ad)).toHaveLength(4);
  });

  it('plays inside other pages as embedded [ENGINE-001]', async () => {
    const { asset } = await playTitle(backend.caller(), 'alibi', { is_embedded: true });

    expect(asset.type).toBe('embed');
  });

  it('plays the first episode of a series, and names the one after it', async () => {
    const { asset } = await playTitle(backend.caller(), 'lift-ne-rabotaet');

    expect(asset).toMatchObject({
      title: 'Лифт не работает',
      next_episode: { series_id: 'lift-ne-rabotaet', season_number: 1, episode_number: 2 },
    });
    expect(asset.subtitle).toMatch(/^Сезон 1, серия 1/);
    expect(asset.previous_episode).toBeUndefined();
  });

  it('goes on with the series where the profile is, from its page and from its season’s', async () => {
    const caller = await backend.signedIn(1);
    const first = await playTitle(caller, 'lift-ne-rabotaet');
    const second = first.asset.next_episode?.id ?? '';
    await caller.send('PUT', `/positions/${second}`, { body: { timepoint: 40 } });

    const series = await playTitle(caller, 'lift-ne-rabotaet');
    const season = await playTitle(caller, first.asset.next_episode?.season_id ?? '');

    expect(series.asset).toMatchObject({
      content_id: second,
      start_time: 40,
      previous_episode: { id: first.asset.content_id },
    });
    expect(season.asset.content_id).toBe(second);
  });

  it('plays what a subscription holds to who has it', async () => {
    const { asset } = await playTitle(await backend.signedIn(5), 'delo-iz-korobki');

    expect(asset.ad).toEqual({});
    expect(asset.title).toBe('Дело из коробки');
  });
});

describe('getTrailerPlayback', () => {
  it('plays the trailer of anything to everybody, without a token and without advertisements', async () => {
    const { body } = await backend.caller().send('GET', '/media-items/nosferatu/trailer');

    expect(body).toMatchObject({
      asset: {
        type: 'vod',
        content_type: 'custom',
        content_id: 'nosferatu-trailer',
        urls: { dash: '/api/v1/origin/trailer/manifest.mpd' },
        title: 'Носферату. Трейлер',
        ad: {},
      },
    });
    expect(body).not.toHaveProperty('asset.token');
  });
});

describe('getKaraokePlayback', () => {
  it('plays a folk song to everybody', async () => {
    const { asset } = await play(backend.caller(), '/karaoke-items/kalinka/playback');

    expect(asset).toMatchObject({ content_id: 'kalinka', title: 'Калинка', type: 'vod' });
    expect(asset).toHaveProperty('audio', [
      { language: 'zxx', title: 'Без голоса' },
      { language: 'und', title: 'С\u00A0голосом' },
    ]);
  });
});
