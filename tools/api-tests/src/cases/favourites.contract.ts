import { addFavourite, listFavourites, removeFavourite } from '@foyer/client';
import type { FavouriteType } from '@foyer/contract';
import { expect } from 'vitest';
import { forAccounts, forChanges, good, type OperationCases } from '../cases.types.ts';

const film = { itemId: 'metropolis', itemType: 'media_item' } as const;

/** Trials of the favourites. */
export const favouritesCases = {
  listFavourites: {
    good: [
      good({
        title: 'gives what the profile has put aside, the latest first',
        as: 'other',
        run: (client) => listFavourites(client),
        check: ({ items }) =>
          expect(items.map((item) => item.type === 'media_item' && item.media_item.slug)).toEqual([
            'kassiopeya',
            'leto-v-gyumri',
            'aelita',
          ]),
      }),
    ],
    bad: [
      {
        title: 'refuses a type that does not exist',
        as: 'master',
        run: (client) => listFavourites(client, { itemType: 'banner' as FavouriteType }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a page of more than a hundred',
        as: 'master',
        run: (client) => listFavourites(client, { limit: 101 }),
        error: 'invalidRequest',
      },
    ],
    access: { run: (client) => listFavourites(client), outcomes: forAccounts },
  },
  addFavourite: {
    good: [
      good({
        title:
          'puts an item aside once, however often it is asked to [FAV-001, CALL-034, PERM-002]',
        as: 'master',
        run: async (client) => {
          const first = await addFavourite(client, film);
          const second = await addFavourite(client, film);
          const { items } = await listFavourites(client);
          return { first, second, count: items.length };
        },
        check: ({ first, second, count }) => {
          expect(first.notification?.display?.target?.link).toBe('/my/collection');
          expect([second, count]).toEqual([{}, 1]);
        },
      }),
    ],
    bad: [
      {
        title: 'does not know another item',
        as: 'master',
        run: (client) => addFavourite(client, { itemId: 'nowhere', itemType: 'channel' }),
        error: 'notFound',
      },
      {
        title: 'asks a visitor to sign in [FAV-008]',
        as: 'visitor',
        run: (client) => addFavourite(client, film),
        error: 'signInRequired',
      },
      {
        title: 'refuses what cannot be put aside',
        as: 'master',
        run: (client) =>
          addFavourite(client, { itemId: 'metropolis', itemType: 'banner' as FavouriteType }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses an id of a hundred and one characters',
        as: 'master',
        run: (client) => addFavourite(client, { ...film, itemId: 'a'.repeat(101) }),
        error: 'invalidRequest',
      },
    ],
    access: { run: (client) => addFavourite(client, film), outcomes: forChanges },
  },
  removeFavourite: {
    good: [
      good({
        title: 'takes an item out, and again without complaint [FAV-002, CALL-035]',
        as: 'other',
        run: async (client) => {
          const kassiopeya = { ...film, itemId: 'kassiopeya' };
          const first = await removeFavourite(client, kassiopeya);
          const second = await removeFavourite(client, kassiopeya);
          const { items } = await listFavourites(client);
          return { first, second, count: items.length };
        },
        check: ({ first, second, count }) => {
          expect(first.notification?.display?.message).toBe('Removed from favourites');
          expect([second, count]).toEqual([{}, 2]);
        },
      }),
    ],
    bad: [
      {
        title: 'does not know a type of items that does not exist',
        as: 'master',
        run: (client) => removeFavourite(client, { ...film, itemType: 'banner' as FavouriteType }),
        error: 'notFound',
      },
    ],
    access: { run: (client) => removeFavourite(client, film), outcomes: forChanges },
  },
} satisfies Record<string, OperationCases>;
