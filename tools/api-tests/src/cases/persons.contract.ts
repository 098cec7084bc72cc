import { getPerson } from '@foyer/client';
import type { PersonRole } from '@foyer/contract';
import { expect } from 'vitest';
import { forAnybody, good, type OperationCases } from '../cases.types.ts';

/** Trials of the people. */
export const personsCases = {
  getPerson: {
    good: [
      good({
        title: 'gives a person with the titles that they made in a role',
        as: 'nobody',
        run: (client) => getPerson(client, { idOrSlug: 'fritz-lang', role: 'director', limit: 3 }),
        check: ({ name, items, next_cursor: cursor }) => {
          expect(name).toBe('Fritz Lang');
          expect(items.map(({ media_item }) => media_item.year)).toEqual([1929, 1928, 1927]);
          expect(cursor).toBeDefined();
        },
      }),
    ],
    bad: [
      {
        title: 'does not know another person',
        as: 'nobody',
        run: (client) => getPerson(client, { idOrSlug: 'nobody' }),
        error: 'notFound',
      },
      {
        title: 'refuses a role that does not exist',
        as: 'nobody',
        run: (client) =>
          getPerson(client, { idOrSlug: 'fritz-lang', role: 'critic' as PersonRole }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a page of none',
        as: 'nobody',
        run: (client) => getPerson(client, { idOrSlug: 'fritz-lang', limit: 0 }),
        error: 'invalidRequest',
      },
    ],
    access: {
      run: (client) => getPerson(client, { idOrSlug: 'fritz-lang' }),
      outcomes: forAnybody,
    },
  },
} satisfies Record<string, OperationCases>;
