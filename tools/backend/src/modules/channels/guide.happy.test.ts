import type { Guide, Programme, Show } from '@foyer/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';

/** 21 November 2026, 20:59 in Moscow. */
const NOW = Date.UTC(2026, 10, 21, 17, 59);
const now = NOW / 1000;

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend({}, { now: () => new Date(NOW) });
});

const read = async <T>(path: string): Promise<T> => {
  const answer = await backend.caller().send('GET', path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.body as T;
};

const guide = (ids: string, from: number, to: number) =>
  read<Guide>(`/guide?channel_ids=${ids}&from=${from}&to=${to}`);

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
