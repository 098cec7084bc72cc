import { search, suggestSearch, type Client } from '@foyer/client';
import type { SearchKind } from '@foyer/contract';
import { expect } from 'vitest';
import { forAnybody, good, type OperationCases } from '../cases.types.ts';
import { clientOfChild } from '../child.ts';

/** Follows the cursor of a kind's first page. */
async function twoPages(client: Client, query: string, kind: SearchKind) {
  const first = await search(client, { query, limit: 2 });
  const cursor = first.groups.find((group) => group.kind === kind)?.next_cursor;
  return [first, await search(client, { query, kind, limit: 2, cursor })] as const;
}

/** Trials of the search. */
export const searchCases = {
  search: {
    good: [
      good({
        title: 'finds a film by its name and marks the name [SEARCH-002]',
        as: 'nobody',
        run: (client) => search(client, { query: 'metropolis' }),
        check: (answer) => {
          expect(answer.corrected_query).toBeUndefined();
          expect(answer.best_match).toMatchObject({
            item: { type: 'media_item', media_item: { slug: 'metropolis', name: 'Metropolis' } },
            matches: [{ start: 0, end: 10 }],
          });
          expect(answer.groups[0]?.items[0]).toEqual(answer.best_match);
        },
      }),
      good({
        title: 'understands another keyboard layout, and says what it understood',
        as: 'visitor',
        run: (client) => search(client, { query: 'vtnhjgjkbc' }),
        check: (answer) => {
          expect(answer.corrected_query).toBe('метрополис');
          expect(answer.best_match).toMatchObject({ item: { media_item: { slug: 'metropolis' } } });
        },
      }),
      good({
        title: 'goes on with the results of one kind by their cursor',
        as: 'master',
        run: (client) => twoPages(client, 'comedy', 'media_item'),
        check: ([first, second]) => {
          const films = first.groups.find(({ kind }) => kind === 'media_item');
          expect(films?.items).toHaveLength(2);
          expect(second.groups.map(({ kind }) => kind)).toEqual(['media_item']);
          expect(second.groups[0]?.items).toHaveLength(2);
          expect(films?.items).not.toContainEqual(second.groups[0]?.items[0]);
        },
      }),
      good({
        title: 'finds nothing for a child above its age',
        as: 'master',
        run: async (client, world) => [
          await search(client, { query: 'nosferatu' }),
          await search(await clientOfChild(world), { query: 'nosferatu' }),
        ],
        check: (answers) => {
          const found = answers.map((answer) => JSON.stringify(answer).includes('nosferatu'));
          expect(found).toEqual([true, false]);
        },
      }),
      good({
        title: 'finds nothing for an empty query',
        as: 'nobody',
        run: (client) => search(client, { query: ' ' }),
        check: (answer) => expect(answer).toEqual({ groups: [] }),
      }),
    ],
    bad: [
      {
        title: 'refuses a query of 101 characters [SEARCH-002]',
        as: 'visitor',
        run: (client) => search(client, { query: 'a'.repeat(101) }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a kind that there is not',
        as: 'visitor',
        run: (client) => search(client, { query: 'a', kind: 'season' as 'person' }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a cursor without its kind',
        as: 'visitor',
        run: async (client) => {
          const [first] = await twoPages(client, 'comedy', 'media_item');
          const cursor = first.groups.find((group) => group.next_cursor)?.next_cursor;
          return search(client, { query: 'comedy', cursor });
        },
        error: 'invalidRequest',
      },
      {
        title: 'refuses a cursor of no page',
        as: 'visitor',
        run: (client) => search(client, { query: 'comedy', kind: 'media_item', cursor: 'no' }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses pages of more than a hundred',
        as: 'visitor',
        run: (client) => search(client, { query: 'comedy', limit: 101 }),
        error: 'invalidRequest',
      },
    ],
    access: { run: (client) => search(client, { query: 'metropolis' }), outcomes: forAnybody },
  },
  suggestSearch: {
    good: [
      good({
        title: 'goes on from what was typed [SEARCH-002]',
        as: 'nobody',
        run: (client) => suggestSearch(client, { query: 'metrop' }),
        check: ({ items }) =>
          expect(items).toEqual([
            { text: 'Metropolis', kind: 'media_item', matches: [{ start: 0, end: 6 }] },
          ]),
      }),
      good({
        title: 'says what is popular before anything is typed',
        as: 'visitor',
        run: (client) => suggestSearch(client, { query: '' }),
        check: ({ items }) => {
          expect(items).toHaveLength(10);
          expect(items.filter(({ kind }) => kind === undefined)).toHaveLength(3);
        },
      }),
    ],
    bad: [
      {
        title: 'refuses a query of 101 characters',
        as: 'visitor',
        run: (client) => suggestSearch(client, { query: 'a'.repeat(101) }),
        error: 'invalidRequest',
      },
    ],
    access: { run: (client) => suggestSearch(client, { query: '' }), outcomes: forAnybody },
  },
} satisfies Record<string, OperationCases>;
