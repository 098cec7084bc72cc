import { deletePosition, deletePositions, listPositions, setPosition } from '@foyer/client';
import { expect } from 'vitest';
import { forAccounts, forChanges, good, type OperationCases } from '../cases.types.ts';

const film = { mediaItemId: 'metropolis' };

/** Trials of the positions. */
export const positionsCases = {
  listPositions: {
    good: [
      good({
        title: 'gives the history, the latest first, and what of it goes on',
        as: 'other',
        run: async (client) => ({
          history: await listPositions(client),
          begun: await listPositions(client, { isContinueWatching: true, limit: 2 }),
        }),
        check: ({ history, begun }) => {
          expect(history.items.map(({ media_item }) => media_item.slug)).toEqual([
            'nochnoy-ekspress',
            'posledniy-parom',
            'doroga-na-yug',
            'kot-kapitan',
            'metropolis',
            'general',
          ]);
          expect(begun.items.map(({ media_item }) => media_item.slug)).toEqual([
            'nochnoy-ekspress',
            'posledniy-parom',
          ]);
          expect(begun.next_cursor).toBeDefined();
        },
      }),
    ],
    bad: [
      {
        title: 'refuses a place that it did not give',
        as: 'master',
        run: (client) => listPositions(client, { cursor: 'nowhere' }),
        error: 'invalidRequest',
      },
    ],
    access: { run: (client) => listPositions(client), outcomes: forAccounts },
  },
  setPosition: {
    good: [
      good({
        title: 'stores a position, in seconds of the title',
        as: 'master',
        run: (client) => setPosition(client, { ...film, timepoint: 9 }),
        // The film that plays for all titles is 90 s long here.
        check: ({ media_position: position }) =>
          expect(position).toEqual({ timepoint: 918, is_viewed: false }),
      }),
    ],
    bad: [
      {
        title: 'stores nothing for another profile than that of the session',
        as: 'master',
        run: (client) => setPosition(client, { ...film, timepoint: 1, profileId: 'somebody' }),
        error: 'conflict',
      },
      {
        title: 'does not know another title',
        as: 'master',
        run: (client) => setPosition(client, { mediaItemId: 'nowhere', timepoint: 1 }),
        error: 'notFound',
      },
      {
        title: 'refuses a position before the start',
        as: 'master',
        run: (client) => setPosition(client, { ...film, timepoint: -1 }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a position of more than a day',
        as: 'master',
        run: (client) => setPosition(client, { ...film, timepoint: 86_401 }),
        error: 'invalidRequest',
      },
    ],
    access: {
      run: (client) => setPosition(client, { ...film, timepoint: 1 }),
      outcomes: forChanges,
    },
  },
  deletePosition: {
    good: [
      good({
        title: 'takes a title out of the history',
        as: 'other',
        run: async (client) => {
          await deletePosition(client, film);
          return listPositions(client);
        },
        check: ({ items }) =>
          expect(items.map(({ media_item }) => media_item.slug)).not.toContain('metropolis'),
      }),
    ],
    bad: [
      {
        title: 'does not know another title',
        as: 'master',
        run: (client) => deletePosition(client, { mediaItemId: 'nowhere' }),
        error: 'notFound',
      },
    ],
    access: { run: (client) => deletePosition(client, film), outcomes: forChanges },
  },
  deletePositions: {
    good: [
      good({
        title: 'forgets the history',
        as: 'other',
        run: async (client) => {
          await deletePositions(client);
          return listPositions(client);
        },
        check: (history) => expect(history).toEqual({ items: [] }),
      }),
    ],
    bad: [],
    access: { run: (client) => deletePositions(client), outcomes: forChanges },
  },
} satisfies Record<string, OperationCases>;
