import { getKaraokeItem, listKaraokeGenres, listKaraokeItems } from '@foyer/client';
import { expect } from 'vitest';
import { forAnybody, good, type OperationCases } from '../cases.types.ts';

/** Trials of the songs. */
export const karaokeCases = {
  listKaraokeItems: {
    good: [
      good({
        title: 'gives the songs of a genre',
        as: 'nobody',
        run: (client) => listKaraokeItems(client, { genre: 'romance', limit: 2 }),
        check: ({ items, next_cursor: cursor }) => {
          expect(items.map(({ name, genres }) => [name, genres])).toEqual([
            ['Dark Eyes', [{ name: 'Old romances' }]],
            ['Shine, Shine, My Star', [{ name: 'Old romances' }]],
          ]);
          expect(cursor).toBeDefined();
        },
      }),
    ],
    bad: [
      {
        title: 'refuses a text of a hundred and one characters',
        as: 'nobody',
        run: (client) => listKaraokeItems(client, { query: 'a'.repeat(101) }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a place that it did not give',
        as: 'nobody',
        run: (client) => listKaraokeItems(client, { cursor: 'nowhere' }),
        error: 'invalidRequest',
      },
    ],
    access: { run: (client) => listKaraokeItems(client), outcomes: forAnybody },
  },
  listKaraokeGenres: {
    good: [
      good({
        title: 'gives the genres that have songs',
        as: 'nobody',
        run: (client) => listKaraokeGenres(client),
        check: ({ items }) =>
          expect(items.map(({ alias }) => alias)).toEqual([
            'folk',
            'romance',
            'stage',
            'rock',
            'kids',
            'holiday',
          ]),
      }),
    ],
    bad: [],
    access: { run: (client) => listKaraokeGenres(client), outcomes: forAnybody },
  },
  getKaraokeItem: {
    good: [
      good({
        title: 'offers a visitor to get a song, with nothing of prices',
        as: 'nobody',
        run: (client) => getKaraokeItem(client, { idOrSlug: 'ochi-chernye' }),
        check: ({ name, actions, purchase_variants: variants }) => {
          expect([name, actions.map(({ type }) => type)]).toEqual(['Dark Eyes', ['buy']]);
          expect(variants).toBeUndefined();
        },
      }),
      good({
        title: 'gives who has signed in what a song can be got by [CALL-031]',
        as: 'master',
        run: (client) => getKaraokeItem(client, { idOrSlug: 'ochi-chernye' }),
        check: ({ purchase_variants: variants }) =>
          expect(variants?.items.map(({ service }) => service?.id)).toContain('karaoke'),
      }),
      good({
        title: 'lets a subscriber sing',
        as: 'other',
        run: (client) => getKaraokeItem(client, { idOrSlug: 'ochi-chernye' }),
        check: ({ actions }) =>
          expect(actions).toEqual([
            {
              type: 'sing',
              title: 'Sing',
              target: { type: 'screen', link: '/karaoke/ochi-chernye?player' },
            },
          ]),
      }),
    ],
    bad: [
      {
        title: 'does not know another song',
        as: 'nobody',
        run: (client) => getKaraokeItem(client, { idOrSlug: 'nowhere' }),
        error: 'notFound',
      },
    ],
    access: {
      run: (client) => getKaraokeItem(client, { idOrSlug: 'ochi-chernye' }),
      outcomes: forAnybody,
    },
  },
} satisfies Record<string, OperationCases>;
