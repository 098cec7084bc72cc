import type { MediaItem, PositionsPage } from '@foyer/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { createTestMedia } from '../../testing/test-media.ts';

let backend: TestBackend;
let caller: TestCaller;

beforeEach(async () => {
  // Its film plays 90 s and its credits begin at 80 s.
  backend = await createTestBackend({ MEDIA_DIR: await createTestMedia() });
  caller = await backend.signedIn(2);
});

const watch = (id: string, timepoint: number) =>
  caller.send('PUT', `/positions/${id}`, { body: { timepoint } });

const list = async (query = ''): Promise<PositionsPage> =>
  (await caller.send('GET', `/positions${query}`)).body as PositionsPage;

const slugsOf = ({ items }: PositionsPage): string[] =>
  items.map(({ media_item }) => media_item.slug);

const episode = (number: number, season = 1) => `rozovyy-tuf-sezon-${season}-seriya-${number}`;

describe('setPosition', () => {
  it('keeps the share of the title that was watched', async () => {
    const { body } = await watch('metropolis', 45);

    expect(body).toEqual({ media_position: { timepoint: 4590, is_viewed: false } });
  });

  it.each([
    [79, false],
    [80, true],
    [90, true],
  ])('counts a film as watched from its credits on: %d s is %s', async (timepoint, isViewed) => {
    const { body } = await watch('metropolis', timepoint);

    expect(body).toMatchObject({ media_position: { is_viewed: isViewed } });
  });

  it('never goes past the end', async () => {
    const { body } = await watch('metropolis', 86_400);

    expect(body).toEqual({ media_position: { timepoint: 9180, is_viewed: true } });
  });

  it('puts an entry of the history back where it stood', async () => {
    const { body } = await caller.send('PUT', '/positions/metropolis', {
      body: { timepoint: 4590, scale: 'title' },
    });

    expect(body).toEqual({ media_position: { timepoint: 4590, is_viewed: false } });
  });

  it('moves the title to the front of the history, and keeps it once', async () => {
    await watch('metropolis', 10);
    backend.pass(1);
    await watch('alibi', 10);
    backend.pass(1);
    await watch('metropolis', 20);

    expect(slugsOf(await list())).toEqual(['metropolis', 'alibi']);
  });

  it('keeps the newer of two places, whichever device told it last', async () => {
    await watch('metropolis', 45);
    backend.pass(60);
    const late = await caller.send('PUT', '/positions/metropolis', {
      body: { timepoint: 10, seconds_ago: 90 },
    });
    const newer = await caller.send('PUT', '/positions/metropolis', {
      body: { timepoint: 50, seconds_ago: 30 },
    });

    expect([late.body, newer.body]).toMatchObject([
      { media_position: { timepoint: 4590 } },
      { media_position: { timepoint: 5100 } },
    ]);
  });

  it('stores nothing for a profile that does not watch any more', async () => {
    const { status } = await caller.send('PUT', '/positions/metropolis', {
      body: { timepoint: 45, profile_id: 'demo-2-profile-9' },
    });

    expect([status, slugsOf(await list())]).toEqual([409, []]);
  });

  it.each(['nowhere', 'rozovyy-tuf', 'rozovyy-tuf-sezon-1'])(
    'does not know %s to be played',
    async (id) => {
      expect((await watch(id, 10)).status).toBe(404);
    },
  );
});

describe('listPositions', () => {
  it('goes on with what is not watched, a series once', async () => {
    await watch('alibi', 90);
    backend.pass(1);
    await watch(episode(1), 90);
    backend.pass(1);
    await watch(episode(2), 30);
    backend.pass(1);
    await watch('metropolis', 30);

    const history = await list();
    const begun = await list('?continue_watching=1');

    expect(slugsOf(history)).toEqual(['metropolis', episode(2), episode(1), 'alibi']);
    expect(slugsOf(begun)).toEqual(['metropolis', episode(2)]);
    expect(begun.items[1]).toMatchObject({
      media_position: { is_viewed: false },
      series_position: { episode_id: episode(2), season_number: 1, episode_number: 2 },
    });
  });

  it('goes on with the next episode after one that was watched to its credits [CARD-004]', async () => {
    caller = await backend.signedIn(5);
    await caller.send('DELETE', '/positions');
    await watch(episode(3), 90);

    const { items } = await list('?continue_watching=1');
    const series = (await caller.send('GET', '/media-items/rozovyy-tuf')).body as MediaItem;

    expect(
      items.map(({ media_item, media_position }) => [media_item.slug, media_position]),
    ).toEqual([[episode(4), undefined]]);
    expect(series.series_position).toEqual({
      episode_id: episode(4),
      episode_slug: episode(4),
      season_id: 'rozovyy-tuf-sezon-1',
      season_slug: 'rozovyy-tuf-sezon-1',
      season_number: 1,
      episode_number: 4,
    });
    expect(series.actions[0]).toMatchObject({
      title: 'Продолжить',
      subtitle: 'Сезон 1, серия 4',
      target: { link: `/episodes/${episode(4)}/player` },
    });
  });

  it('goes on with the next season after the last episode of one, and ends with the last', async () => {
    const { body } = await caller.send('GET', '/media-items/rozovyy-tuf/episodes?limit=100');
    const all = (body as PositionsPage).items.map(({ media_item }) => media_item);
    const lastOfFirst = all.filter(({ season_order_number }) => season_order_number === 1).at(-1);

    await watch(lastOfFirst?.id ?? '', 90);
    const next = await list('?continue_watching=1');
    backend.pass(1);
    await watch(all.at(-1)?.id ?? '', 90);
    const over = await list('?continue_watching=1');

    expect([slugsOf(next), slugsOf(over)]).toEqual([[episode(1, 2)], []]);
  });
});

describe('deletePosition', () => {
  it('takes one title out of the history', async () => {
    await watch('metropolis', 10);
    await watch('alibi', 10);

    const { status } = await caller.send('DELETE', '/positions/metropolis');

    expect([status, slugsOf(await list())]).toEqual([204, ['alibi']]);
  });

  it('takes all episodes of a series out at once', async () => {
    await watch(episode(1), 10);
    await watch(episode(1, 2), 10);
    await watch('alibi', 10);

    await caller.send('DELETE', '/positions/rozovyy-tuf');

    expect(slugsOf(await list())).toEqual(['alibi']);
  });

  it('forgets the whole history, and only that of the profile', async () => {
    const other = await backend.signedIn(5);
    await watch('metropolis', 10);

    await caller.send('DELETE', '/positions');
    const kept = (await other.send('GET', '/positions')).body as PositionsPage;

    expect(slugsOf(await list())).toEqual([]);
    expect(kept.items.length).toBe(6);
  });
});
