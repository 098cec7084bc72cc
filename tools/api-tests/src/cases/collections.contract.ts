import { getCollection, listCollections } from '@foyer/client';
import { expect } from 'vitest';
import { forAnybody, good, type OperationCases } from '../cases.types.ts';

/** Trials of the collections. */
export const collectionsCases = {
  listCollections: {
    good: [
      good({
        title: 'gives all collections, page by page',
        as: 'nobody',
        run: async (client) => {
          const first = await listCollections(client, { limit: 20 });
          const second = await listCollections(client, { limit: 20, cursor: first.next_cursor });
          return [...first.items, ...second.items];
        },
        check: (collections) => expect(new Set(collections.map(({ slug }) => slug)).size).toBe(24),
      }),
    ],
    bad: [
      {
        title: 'refuses a page of more than a hundred',
        as: 'nobody',
        run: (client) => listCollections(client, { limit: 101 }),
        error: 'invalidRequest',
      },
    ],
    access: { run: (client) => listCollections(client), outcomes: forAnybody },
  },
  getCollection: {
    good: [
      good({
        title: 'gives a collection with its titles',
        as: 'nobody',
        run: (client) => getCollection(client, { idOrSlug: 'armyanskoe-nemoe' }),
        check: ({ name, items_count: count, items }) => {
          expect([name, count]).toEqual(['Armenian silent film', 3]);
          expect(items.map(({ media_item }) => media_item.slug)).toEqual([
            'namus',
            'zare',
            'shor-i-shorshor',
          ]);
        },
      }),
    ],
    bad: [
      {
        title: 'does not know another collection',
        as: 'nobody',
        run: (client) => getCollection(client, { idOrSlug: 'nowhere' }),
        error: 'notFound',
      },
      {
        title: 'refuses a place that it did not give',
        as: 'nobody',
        run: (client) => getCollection(client, { idOrSlug: 'armyanskoe-nemoe', cursor: 'nowhere' }),
        error: 'invalidRequest',
      },
    ],
    access: {
      run: (client) => getCollection(client, { idOrSlug: 'armyanskoe-nemoe' }),
      outcomes: forAnybody,
    },
  },
} satisfies Record<string, OperationCases>;
