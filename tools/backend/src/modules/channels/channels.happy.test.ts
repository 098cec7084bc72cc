import type { Channel, ChannelsPage } from '@foyer/contract';
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
