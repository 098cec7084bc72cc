import { getMediaItem, listEpisodes, listSeasons } from '@foyer/client';
import type { MediaItemType } from '@foyer/contract';
import { expect } from 'vitest';
import { forAnybody, good, type OperationCases } from '../cases.types.ts';

/** Trials of films, series, seasons and episodes. */
export const mediaItemsCases = {
  getMediaItem: {
    good: [
      good({
        title: 'gives a film by its slug with what its page and a purchase need [CALL-029]',
        as: 'nobody',
        run: (client) => getMediaItem(client, { idOrSlug: 'metropolis', type: 'film' }),
        check: (film) => {
          expect(film).toMatchObject({
            type: 'film',
            slug: 'metropolis',
            name: 'Metropolis',
            original_name: 'Metropolis',
            year: 1927,
            age_level: { name: '12+' },
            usage_model: 'SERVICE',
            is_favorite: false,
            background: { url: '/api/v1/images/backdrop-metropolis' },
            screenshots: [{ url: '/api/v1/images/backdrop-metropolis' }],
            assets: { preview_assets: [{ player_type: 'web' }] },
          });
          expect(film.summary).not.toBe('');
          expect(film.actions.map(({ type }) => type)).toEqual(['watch', 'trailer']);
        },
      }),
      good({
        title: 'gives who has signed in the ways to buy it',
        as: 'master',
        run: (client) => getMediaItem(client, { idOrSlug: 'lotsman' }),
        check: ({ purchase_variants: variants }) =>
          // The series itself and each of its two seasons, in two qualities.
          expect(variants?.items.map(({ usage_model }) => usage_model)).toEqual(
            Array.from({ length: 6 }, () => 'EST'),
          ),
      }),
    ],
    bad: [
      {
        title: 'does not know another title',
        as: 'nobody',
        run: (client) => getMediaItem(client, { idOrSlug: 'nowhere' }),
        error: 'notFound',
      },
      {
        title: 'does not know a film among the series',
        as: 'nobody',
        run: (client) => getMediaItem(client, { idOrSlug: 'metropolis', type: 'series' }),
        error: 'notFound',
      },
      {
        title: 'refuses a type that does not exist',
        as: 'nobody',
        run: (client) =>
          getMediaItem(client, { idOrSlug: 'metropolis', type: 'opera' as MediaItemType }),
        error: 'invalidRequest',
      },
    ],
    access: {
      run: (client) => getMediaItem(client, { idOrSlug: 'metropolis' }),
      outcomes: forAnybody,
    },
  },
  listSeasons: {
    good: [
      good({
        title: 'gives the seasons of a series in order',
        as: 'nobody',
        run: (client) => listSeasons(client, { seriesId: 'lotsman' }),
        check: ({ items }) =>
          expect(
            items.map(({ media_item: { name, order_number } }) => [name, order_number]),
          ).toEqual(items.map((_, index) => [`Season ${index + 1}`, index + 1])),
      }),
    ],
    bad: [
      {
        title: 'does not know the seasons of a film',
        as: 'nobody',
        run: (client) => listSeasons(client, { seriesId: 'metropolis' }),
        error: 'notFound',
      },
      {
        title: 'refuses a page of none',
        as: 'nobody',
        run: (client) => listSeasons(client, { seriesId: 'lotsman', limit: 0 }),
        error: 'invalidRequest',
      },
    ],
    access: { run: (client) => listSeasons(client, { seriesId: 'lotsman' }), outcomes: forAnybody },
  },
  listEpisodes: {
    good: [
      good({
        title: 'gives the episodes of a season page by page, each once',
        as: 'nobody',
        run: async (client) => {
          const parentId = 'rozovyy-tuf-sezon-1';
          const first = await listEpisodes(client, { parentId, limit: 5 });
          const second = await listEpisodes(client, {
            parentId,
            limit: 5,
            cursor: first.next_cursor,
          });
          return [...first.items, ...second.items];
        },
        check: (items) =>
          expect(items.map(({ media_item }) => media_item.order_number)).toEqual([
            1, 2, 3, 4, 5, 6, 7, 8,
          ]),
      }),
    ],
    bad: [
      {
        title: 'does not know the episodes of an episode',
        as: 'nobody',
        run: (client) => listEpisodes(client, { parentId: 'rozovyy-tuf-sezon-1-seriya-1' }),
        error: 'notFound',
      },
      {
        title: 'refuses a place that it did not give',
        as: 'nobody',
        run: (client) => listEpisodes(client, { parentId: 'rozovyy-tuf', cursor: 'nowhere' }),
        error: 'invalidRequest',
      },
    ],
    access: {
      run: (client) => listEpisodes(client, { parentId: 'rozovyy-tuf' }),
      outcomes: forAnybody,
    },
  },
} satisfies Record<string, OperationCases>;
