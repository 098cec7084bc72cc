import type { Channel, ChannelsPage, Guide, Programme, Show } from '@foyer/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';

/** 21 November 2026, 20:59 in Moscow. */
const NOW = Date.UTC(2026, 10, 21, 17, 59);
const now = NOW / 1000;

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend({}, { now: () => new Date(NOW) });
});

const read = async <T>(path: string, caller: TestCaller = backend.caller()): Promise<T> => {
  const answer = await caller.send('GET', path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.body as T;
};

const guide = (ids: string, from: number, to: number) =>
  read<Guide>(`/guide?channel_ids=${ids}&from=${from}&to=${to}`);

describe('listChannels', () => {
  it('shows sixty channels with what is on now and next [ENTITY-025, ENTITY-027]', async () => {
    const first = await read<ChannelsPage>('/channels?limit=50');
    const second = await read<ChannelsPage>(`/channels?limit=50&cursor=${first.next_cursor}`);
    const channels = [...first.items, ...second.items];

    expect(channels).toHaveLength(60);
    expect(new Set(channels.map(({ id }) => id)).size).toBe(60);
    expect(second.next_cursor).toBeUndefined();
    for (const { epgs } of channels) {
      const [onAir, next] = epgs;
      expect(onAir?.start_time).toBeLessThanOrEqual(now);
      expect(onAir?.end_time).toBeGreaterThan(now);
      expect(next?.start_time).toBe(onAir?.end_time);
    }
    expect(channels[0]).toMatchObject({
      id: 'pervyy-ekran',
      name: 'Первый экран',
      logo: { url: '/api/v1/images/channel-mark-pervyy-ekran' },
      full_logo: { url: '/api/v1/images/channel-pervyy-ekran' },
      background: { url: '/api/v1/images/channel-bg-pervyy-ekran' },
      usage_model: 'SERVICE',
      is_free: true,
      is_favorite: false,
      age_level: { name: '12+', age_value: 12 },
      genres: [{ id: 'general', name: 'Общие' }],
    });
  });

  it('shows the channels of one genre', async () => {
    const { items } = await read<ChannelsPage>('/channels?genre=kids');

    expect(items.map(({ slug }) => slug)).toEqual([
      'ezhik',
      'kot-uchenyy',
      'multplaneta',
      'pochemuchka',
      'skazka-na-noch',
      'kanikuly',
    ]);
  });

  it('leaves out what the profile hides', async () => {
    const caller = await backend.signedIn(1);
    await caller.send('PUT', '/profiles/demo-1-profile-1/channels', {
      body: { hidden_channel_ids: ['ezhik', 'kanikuly'] },
    });

    const { items } = await read<ChannelsPage>('/channels?genre=kids', caller);

    expect(items.map(({ slug }) => slug)).toEqual([
      'kot-uchenyy',
      'multplaneta',
      'pochemuchka',
      'skazka-na-noch',
    ]);
  });

  it.each([
    ['eng', 'First Screen', 'General'],
    ['hye', 'Առաջին էկրան', 'Ընդհանուր'],
  ])('speaks %s', async (language, name, genre) => {
    const { items } = await read<ChannelsPage>(`/channels?limit=1&lang=${language}`);

    expect(items[0]).toMatchObject({ name, genres: [{ name: genre }] });
  });
});

describe('listChannelGenres', () => {
  it('names the genres in their order', async () => {
    const { items } = await read<{ items: { id: string }[] }>('/channel-genres');

    expect(items.map(({ id }) => id)).toEqual([
      'general',
      'news',
      'films',
      'series',
      'kids',
      'sport',
      'music',
      'nature',
      'leisure',
      'regional',
      'armenian',
    ]);
  });
});

describe('getChannel', () => {
  it('says what the player needs of a free channel [ENTITY-026, ENTITY-028]', async () => {
    const channel = await read<Channel>('/channels/pervyy-ekran');

    expect(channel).toMatchObject({
      channel_id: 'pervyy-ekran',
      description: 'Утром новости, вечером большое кино.',
      program_id: channel.epgs[0]?.id,
      is_tstv_allowed: true,
      tstv_options_channel: {
        is_pltv_allowed: true,
        is_pltv_purchased: true,
        is_catchup_allowed: true,
        is_catchup_purchased: true,
        tstv_depth: 259_200,
        pltv_max_duration: 10_800,
      },
      actions: [{ type: 'watch', target: { type: 'screen', link: '/tv/pervyy-ekran/player' } }],
    });
    expect(channel.purchase_variants).toBeUndefined();
  });

  it('allows nothing on a channel without an archive', async () => {
    const channel = await read<Channel>('/channels/vremena');

    expect(channel.is_tstv_allowed).toBe(false);
    expect(channel.tstv_options_channel).toEqual({
      is_pltv_allowed: false,
      is_pltv_purchased: false,
      is_catchup_allowed: false,
      is_catchup_purchased: false,
      tstv_depth: 0,
      pltv_max_duration: 0,
    });
    expect(channel.epgs[0]?.tstv_options_epg).toBeUndefined();
  });

  it('names the service for an archive that must be bought [LIVE-007]', async () => {
    const offered = await read<Channel>('/channels/stolitsa', await backend.signedIn(1));
    const bought = await read<Channel>('/channels/stolitsa', await backend.signedIn(5));

    expect(offered.tstv_options_channel).toMatchObject({
      is_catchup_allowed: true,
      is_catchup_purchased: false,
      is_pltv_purchased: false,
      tstv_service_id: 'tv-archive',
    });
    expect(bought.tstv_options_channel).toMatchObject({
      is_catchup_purchased: true,
      is_pltv_purchased: true,
    });
  });

  it('tells those who have signed in what a channel can be got by, and nobody else [CALL-030]', async () => {
    const visitor = await read<Channel>('/channels/led');
    const viewer = await read<Channel>('/channels/led', await backend.signedIn(1));
    const subscriber = await read<Channel>('/channels/led', await backend.signedIn(5));

    expect(visitor.purchase_variants).toBeUndefined();
    expect(visitor.actions).toMatchObject([{ type: 'buy' }]);
    expect(viewer.purchase_variants?.items.map(({ service }) => service?.id)).toEqual(
      expect.arrayContaining(['sport']),
    );
    expect(subscriber.actions).toMatchObject([{ type: 'watch' }]);
  });

  it('offers nothing for what is free', async () => {
    const channel = await read<Channel>('/channels/arena', await backend.signedIn(1));

    expect(channel.purchase_variants).toEqual({ items: [] });
  });

  it('marks what the profile has put aside', async () => {
    const caller = await backend.signedIn(1);
    const { epgs } = await read<Channel>('/channels/arena');
    const body = { item_id: epgs[1]?.id, item_type: 'epg' };
    await caller.send('POST', '/favourites', { body: { item_id: 'arena', item_type: 'channel' } });
    await caller.send('POST', '/favourites', { body });

    const channel = await read<Channel>('/channels/arena', caller);

    expect(channel.is_favorite).toBe(true);
    expect(channel.epgs.map(({ is_favorite }) => is_favorite)).toEqual([false, true]);
  });

  it('stands among the favourites with its programmes', async () => {
    const caller = await backend.signedIn(5);
    const { epgs } = await read<Channel>('/channels/tayga');
    for (const [item_type, item_id] of [
      ['channel', 'tayga'],
      ['epg', epgs[1]?.id],
    ]) {
      await caller.send('POST', '/favourites', { body: { item_type, item_id } });
    }

    const lists = await Promise.all(
      ['channel', 'epg'].map((type) =>
        read<{ items: object[] }>(`/favourites?item_type=${type}`, caller),
      ),
    );

    expect(lists).toMatchObject([
      { items: [{ type: 'channel', channel: { id: 'tayga', is_favorite: true } }] },
      { items: [{ type: 'epg', epg: { id: epgs[1]?.id, is_favorite: true } }] },
    ]);
  });

  it('does not know other channels', async () => {
    expect((await backend.caller().send('GET', '/channels/nowhere')).status).toBe(404);
  });
});

describe('getGuide', () => {
  it('says what is on some channels between two moments [ENTITY-029]', async () => {
    const [from, to] = [now - 3600, now + 7200];
    const { items, first_time, last_time } = await guide('pervyy-ekran,arena,nowhere', from, to);

    expect(items.map(({ channel_id }) => channel_id)).toEqual(['pervyy-ekran', 'arena']);
    for (const { epgs } of items) {
      expect(epgs[0]?.start_time).toBeLessThanOrEqual(from);
      expect(epgs.at(-1)?.end_time).toBeGreaterThanOrEqual(to);
    }
    expect(items[0]?.epgs.find(({ start_time }) => start_time === NOW / 1000 + 60)).toEqual({
      id: 'pervyy-ekran-29921400',
      original_id: 'itogi-dnya',
      name: 'Итоги дня',
      start_time: 1_795_284_000,
      end_time: 1_795_286_700,
      logo: expect.objectContaining({ url: '/api/v1/images/channel-bg-pervyy-ekran' }),
      age_level: { name: '12+', age_value: 12 },
      channel_info: {
        id: 'pervyy-ekran',
        slug: 'pervyy-ekran',
        name: 'Первый экран',
        logo: expect.objectContaining({ url: '/api/v1/images/channel-mark-pervyy-ekran' }),
      },
      is_favorite: false,
      tstv_options_epg: { tstv_valid_until: 1_795_286_700 + 3 * 24 * 3600 },
    });
    expect((last_time - first_time) / 86_400).toBe(9);
  });

  it('knows nothing outside its nine days', async () => {
    const { items } = await guide('arena', now - 20 * 86_400, now - 19 * 86_400);

    expect(items).toEqual([{ channel_id: 'arena', epgs: [] }]);
  });

  it.each([
    ['arena', now, now],
    ['arena', now, now - 60],
    ['arena', now, now + 37 * 3600],
    ['', now, now + 3600],
    [Array.from({ length: 31 }, (_, index) => `c${index}`).join(), now, now + 3600],
    ['arena', 'x', now],
  ])(
    'refuses a part that makes no sense or is too large: %s from %s to %s',
    async (ids, from, to) => {
      const answer = await backend
        .caller()
        .send('GET', `/guide?channel_ids=${ids}&from=${from}&to=${to}`);

      expect([answer.status, answer.body]).toEqual([
        400,
        { error_code: 1000001, description: expect.any(String) },
      ]);
    },
  );
});

describe('getProgramme', () => {
  it('tells of a show', async () => {
    expect(await read<Programme>('/programmes/pervyy-ekran-29921400')).toMatchObject({
      name: 'Итоги дня',
      description: 'Главное за день и то, что за ним стоит.',
      is_reminder_set: false,
    });
  });

  it('leads from a film to its place in the catalogue', async () => {
    const { items } = await guide('nemoy-ekran', now, now + 6 * 3600);
    const film = items[0]?.epgs.find(({ original_id }) => original_id.startsWith('title-'));

    const programme = await read<Programme>(`/programmes/${film?.id}`);

    expect(programme.media_item).toMatchObject({ type: 'film', id: film?.original_id.slice(6) });
    expect(programme.name).toBe(film?.name);
    expect(programme.description.length).toBeGreaterThan(30);
  });
});

describe('getShow', () => {
  it('gathers the showings of a show on a channel', async () => {
    const show = await read<Show>('/channels/pervyy-ekran/shows/itogi-dnya');

    expect(show).toMatchObject({ id: 'itogi-dnya', name: 'Итоги дня' });
    expect(show.epgs).toHaveLength(9);
    expect(new Set(show.epgs.map(({ original_id }) => original_id))).toEqual(
      new Set(['itogi-dnya']),
    );
  });

  it('gathers the episodes of a series under its name', async () => {
    const { items } = await guide('rodnye-lyudi', now, now + 3600);
    const episode = items[0]?.epgs.find(({ original_id }) => original_id.startsWith('title-'));

    const show = await read<Show>(`/channels/rodnye-lyudi/shows/${episode?.original_id}`);

    expect(show.media_item?.type).toBe('series');
    expect(show.epgs.length).toBeGreaterThan(5);
    expect(episode?.name.startsWith(`${show.name}. `)).toBe(true);
  });

  it.each(['/channels/arena/shows/itogi-dnya', '/channels/nowhere/shows/itogi-dnya'])(
    'does not know %s',
    async (path) => {
      expect((await backend.caller().send('GET', path)).status).toBe(404);
    },
  );
});
