import type { Guide, Playback, ProgrammeShort } from '@foyer/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { realMediaDir } from '../../testing/real-media.ts';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';

/** 21 November 2026, 12:30 in Moscow. */
const NOW = Date.UTC(2026, 10, 21, 9, 30);
const now = NOW / 1000;
const DAY = 86_400;

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend({ MEDIA_DIR: realMediaDir }, { now: () => new Date(NOW) });
});

const play = (caller: TestCaller, path: string, body: object = {}) =>
  caller.send('POST', `${path}/playback`, { body });

const assetOf = async (caller: TestCaller, path: string): Promise<Playback['asset']> => {
  const answer = await play(caller, path);
  expect([path, answer.status]).toEqual([path, 200]);
  return (answer.body as Playback).asset;
};

/** The programme of a channel at a moment. */
async function programmeAt(channelId: string, at: number): Promise<ProgrammeShort> {
  const path = `/guide?channel_ids=${channelId}&from=${at}&to=${at + 1}`;
  const { body } = await backend.caller().send('GET', path);
  const [programme] = (body as Guide).items[0]?.epgs ?? [];
  if (!programme) throw new Error(`Nothing is on ${channelId} at ${at}`);
  return programme;
}

const statusOf = async (url: string) => (await backend.app.request(url)).status;

describe('getChannelPlayback', () => {
  it('plays a free channel to everybody, as far back as its rewind goes [ENGINE-001, LIVE-006]', async () => {
    const asset = await assetOf(backend.caller(), '/channels/pervyy-ekran');

    expect(asset).toMatchObject({
      type: 'live',
      content_type: 'content',
      content_id: 'pervyy-ekran',
      subtitle: 'Первый экран',
      age_level: { name: '12+' },
      duration: 0,
      start_time: 0,
      ad: { preroll: expect.stringContaining('slot=preroll&content_id=pervyy-ekran') },
      live: { channel_id: 'pervyy-ekran', max_offset: 10_800 },
      teleport_enabled: false,
    });
    expect(Object.keys(asset.ad)).toEqual(['preroll']);
    expect(asset.title).toBe((await programmeAt('pervyy-ekran', now)).name);
  });

  it('gives addresses that play, also with the offset that it allows [LIVE-003]', async () => {
    const { urls } = await assetOf(backend.caller(), '/channels/pervyy-ekran');

    const statuses = await Promise.all(
      Object.values(urls).flatMap((url) =>
        [url, `${url}?profile=web&offset=-10800`, `${url}?offset=-10801`].map(statusOf),
      ),
    );

    expect(statuses).toEqual([200, 200, 403, 200, 200, 403]);
  });

  it('plays no earlier than now where the rewind is not bought [LIVE-006]', async () => {
    const { urls, live } = await assetOf(await backend.signedIn(1), '/channels/stolitsa');

    expect(live?.max_offset).toBe(0);
    expect(await statusOf(`${urls.dash}?offset=-5`)).toBe(403);
  });

  it('turns peer delivery on where the channel has it [ENGINE-006]', async () => {
    expect((await assetOf(backend.caller(), '/channels/arena')).teleport_enabled).toBe(true);
  });

  it('names no ad server where there is none', async () => {
    const { caller } = await createTestBackend({ CONTROL: '', MEDIA_DIR: realMediaDir });

    expect((await assetOf(caller(), '/channels/arena')).ad).toEqual({});
  });

  it('plays a channel of a subscription to who has it, without advertisements', async () => {
    expect((await assetOf(await backend.signedIn(5), '/channels/led')).ad).toEqual({});
  });

  it.each([
    ['a visitor', undefined, 'led', 1000109],
    ['who has not bought it', 1, 'led', 1000130],
    ['a blocked account', 4, 'arena', 1000118],
    ['a restricted session', 3, 'arena', 1000117],
  ] as const)('refuses %s', async (_, account, channel, code) => {
    const caller = account ? await backend.signedIn(account) : backend.caller();

    const { body } = await play(caller, `/channels/${channel}`);

    expect(body).toMatchObject({ error_code: code });
  });

  it('says what gives the right', async () => {
    const { body } = await play(await backend.signedIn(1), '/channels/led');

    expect(body).toMatchObject({ purchase: { item_type: 'channel', item_id: 'led' } });
  });

  it('is not for children above their limit', async () => {
    const caller = await backend.signedIn(2);
    await caller.send('POST', '/profiles/switch', { body: { id: 'demo-2-profile-3' } });

    const { body } = await play(caller, '/channels/pervyy-ekran', { pin_code: '1234' });

    expect(body).toMatchObject({ error_code: 1000111 });
    expect((await play(caller, '/channels/ezhik')).status).toBe(200);
  });
});

describe('getProgrammePlayback', () => {
  const path = async (channelId: string, at: number) =>
    `/programmes/${(await programmeAt(channelId, at)).id}`;

  it('plays the minutes of a programme that has ended', async () => {
    const programme = await programmeAt('pervyy-ekran', now - 5 * 3600);
    const asset = await assetOf(backend.caller(), `/programmes/${programme.id}`);

    expect(asset).toMatchObject({
      type: 'catchup',
      content_id: programme.id,
      title: programme.name,
      subtitle: 'Первый экран',
      duration: programme.end_time - programme.start_time,
      thumbnails_url: expect.stringMatching(/\/thumbnails\.json\?profile=hd$/),
    });
    const manifest = await (await backend.app.request(asset.urls.dash)).text();
    expect(manifest).toContain(`mediaPresentationDuration="PT${asset.duration}S"`);
    expect(await statusOf(asset.thumbnails_url ?? '')).toBe(200);
  });

  it('plays the running programme from its beginning', async () => {
    const asset = await assetOf(backend.caller(), await path('pervyy-ekran', now));

    const manifest = await (await backend.app.request(asset.urls.dash)).text();
    expect(manifest).toContain('type="dynamic"');
  });

  it('does not play what has not begun, nor what left the archive [LIVE-008]', async () => {
    const [late, early] = [
      await path('pervyy-ekran', now + 7200),
      await path('pervyy-ekran', now - 3.45 * DAY),
    ];
    const caller = backend.caller();

    const answers = [await play(caller, late), await play(caller, early)];

    expect(answers.map(({ body }) => body)).toMatchObject([
      { error_code: 1000133 },
      { error_code: 1000133 },
    ]);
  });

  it('plays until the end of its time in the archive [LIVE-008]', async () => {
    const programme = await programmeAt('pervyy-ekran', now - 2.9 * DAY);
    const caller = backend.caller();
    const left = (programme.tstv_options_epg?.tstv_valid_until ?? 0) - now;

    backend.pass(left - 1);
    const before = await play(caller, `/programmes/${programme.id}`);
    backend.pass(1);
    const after = await play(caller, `/programmes/${programme.id}`);

    expect([before.status, after.status]).toEqual([200, 403]);
  });

  it('does not play what the channel does not keep [LIVE-005]', async () => {
    const answer = await play(backend.caller(), await path('vremena', now - 7200));

    expect(answer.body).toMatchObject({ error_code: 1000133 });
  });

  it('needs the service where the archive is bought apart, and says which [LIVE-005, LIVE-007]', async () => {
    const programme = await path('stolitsa', now - 7200);

    const visitor = await play(backend.caller(), programme);
    const viewer = await play(await backend.signedIn(1), programme);
    const subscriber = await play(await backend.signedIn(5), programme);

    expect(visitor.body).toMatchObject({ error_code: 1000109 });
    expect(viewer.body).toMatchObject({
      error_code: 1000130,
      purchase: { item_type: 'service', item_id: 'tv-archive' },
    });
    expect(subscriber.status).toBe(200);
  });

  it('needs the right to the channel too [LIVE-005]', async () => {
    const answer = await play(await backend.signedIn(1), await path('delo', now - 7200));

    expect(answer.body).toMatchObject({
      error_code: 1000130,
      purchase: { item_type: 'channel', item_id: 'delo' },
    });
  });

  it('knows no other programmes', async () => {
    expect((await play(backend.caller(), '/programmes/pervyy-ekran-1')).status).toBe(404);
  });
});
