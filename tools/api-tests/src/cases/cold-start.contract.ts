import {
  listColdStartGenres,
  listColdStartMovies,
  saveColdStart,
  type Client,
} from '@foyer/client';
import { expect } from 'vitest';
import { clientOfChild } from '../child.ts';
import { forAccounts, forChanges, good, type OperationCases } from '../cases.types.ts';

/** The first five genres and the first five titles of them. */
async function choose(client: Client) {
  const { items } = await listColdStartGenres(client);
  const genreAliases = items.slice(0, 5).map(({ alias }) => alias);
  const { movies } = await listColdStartMovies(client, { genreAliases });
  return { genreAliases, contentIds: movies.slice(0, 5).map(({ id }) => id) };
}

/** Trials of the first choice of tastes. */
export const coldStartCases = {
  listColdStartGenres: {
    good: [
      good({
        title: 'gives genres and how many to choose [COLD-010, COLD-011, ENTITY-053]',
        as: 'master',
        run: (client) => listColdStartGenres(client),
        check: ({ items, min_for_choosing }) => {
          expect(min_for_choosing).toBe(5);
          expect(items.length).toBeGreaterThan(5);
          expect(items.find(({ alias }) => alias === 'drama')).toMatchObject({
            id: 'drama',
            name: 'drama',
          });
        },
      }),
    ],
    bad: [],
    access: { run: (client) => listColdStartGenres(client), outcomes: forAccounts },
  },
  listColdStartMovies: {
    good: [
      good({
        title: 'gives titles of the chosen genres, separated by commas [COLD-012]',
        as: 'master',
        run: (client) => listColdStartMovies(client, { genreAliases: ['sci-fi', 'western'] }),
        check: ({ movies }) => {
          const ids = movies.map(({ id }) => id);
          expect(ids).toContain('puteshestvie-na-lunu');
          expect(ids).not.toContain('general');
        },
      }),
      good({
        title: 'shows a child nothing above its age limit',
        as: 'master',
        run: async (_client, world) =>
          listColdStartMovies(await clientOfChild(world), { genreAliases: ['horror'] }),
        check: ({ movies }) => expect(movies.map(({ id }) => id)).not.toContain('nosferatu'),
      }),
    ],
    bad: [
      {
        title: 'refuses a choice of nothing',
        as: 'master',
        run: (client) => listColdStartMovies(client, { genreAliases: [] }),
        error: 'invalidRequest',
      },
    ],
    access: {
      run: (client) => listColdStartMovies(client, { genreAliases: ['drama'] }),
      outcomes: forAccounts,
    },
  },
  saveColdStart: {
    good: [
      good({
        title: 'says how long the covers are shown and where to go then [COLD-013]',
        as: 'master',
        run: async (client) => saveColdStart(client, await choose(client)),
        check: (result) =>
          expect(result).toEqual({ loading_screen: { duration: 5 }, media_view_alias: 'main' }),
      }),
    ],
    bad: [
      {
        title: 'refuses fewer genres than must be chosen [COLD-002]',
        as: 'master',
        run: async (client) => {
          const choice = await choose(client);
          return saveColdStart(client, { ...choice, genreAliases: choice.genreAliases.slice(1) });
        },
        error: 'invalidRequest',
      },
      {
        title: 'refuses fewer titles than must be chosen [COLD-004]',
        as: 'master',
        run: async (client) => {
          const choice = await choose(client);
          return saveColdStart(client, { ...choice, contentIds: choice.contentIds.slice(1) });
        },
        error: 'invalidRequest',
      },
      {
        title: 'refuses a title that there is not',
        as: 'master',
        run: async (client) => {
          const choice = await choose(client);
          const contentIds = [...choice.contentIds.slice(1), 'no-such-film'];
          return saveColdStart(client, { ...choice, contentIds });
        },
        error: 'invalidRequest',
      },
    ],
    access: {
      run: async (client, world) => {
        // A child chooses among what it may see; who may not ask for that sends another's choice.
        const master = await world.clientOf('master');
        return saveColdStart(client, await choose(client).catch(() => choose(master)));
      },
      outcomes: forChanges,
    },
  },
} satisfies Record<string, OperationCases>;
