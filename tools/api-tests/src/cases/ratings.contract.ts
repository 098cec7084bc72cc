import { deleteRating, getMediaItem, setRating } from '@foyer/client';
import { expect } from 'vitest';
import { forChanges, good, type OperationCases } from '../cases.types.ts';

const film = { contentId: 'metropolis' };

/** Trials of the profiles' own ratings. */
export const ratingsCases = {
  setRating: {
    good: [
      good({
        title: 'rates a title, and 0 removes the rating [RATE-002, RATE-004]',
        as: 'master',
        run: async (client) => [
          await setRating(client, { ...film, rating: 9 }),
          await setRating(client, { ...film, rating: 0 }),
        ],
        check: (answers) =>
          expect(answers).toEqual([
            { ratings: { wink: 8.3, user: 9 } },
            { ratings: { wink: 8.3 } },
          ]),
      }),
    ],
    bad: [
      {
        title: 'refuses 11 [RATE-001]',
        as: 'master',
        run: (client) => setRating(client, { ...film, rating: 11 }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses half a point [RATE-009]',
        as: 'master',
        run: (client) => setRating(client, { ...film, rating: 7.5 }),
        error: 'invalidRequest',
      },
      {
        title: 'asks a visitor to sign in [RATE-007]',
        as: 'visitor',
        run: (client) => setRating(client, { ...film, rating: 5 }),
        error: 'signInRequired',
      },
      {
        title: 'does not know another title',
        as: 'master',
        run: (client) => setRating(client, { contentId: 'nowhere', rating: 5 }),
        error: 'notFound',
      },
    ],
    access: { run: (client) => setRating(client, { ...film, rating: 5 }), outcomes: forChanges },
  },
  deleteRating: {
    good: [
      good({
        title: 'removes the rating of a title [RATE-005]',
        as: 'master',
        run: async (client) => {
          await setRating(client, { ...film, rating: 9 });
          await deleteRating(client, { ...film, contentType: 'film' });
          return getMediaItem(client, { idOrSlug: 'metropolis' });
        },
        check: ({ ratings }) => expect(ratings).toEqual({ wink: 8.3 }),
      }),
    ],
    bad: [
      {
        title: 'does not know the film among the series',
        as: 'master',
        run: (client) => deleteRating(client, { ...film, contentType: 'series' }),
        error: 'notFound',
      },
    ],
    access: {
      run: (client) => deleteRating(client, { ...film, contentType: 'film' }),
      outcomes: forChanges,
    },
  },
} satisfies Record<string, OperationCases>;
