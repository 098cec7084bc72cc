import { listMenuItems } from '@foyer/client';
import { expect } from 'vitest';
import { forAnybody, good, type OperationCases } from '../cases.types.ts';

/** Trials of the main menu. */
export const menuCases = {
  listMenuItems: {
    good: [
      good({
        title: 'gives the menu in its order, in the language asked for',
        as: 'nobody',
        run: (client) => listMenuItems(client),
        check: ({ items }) =>
          expect(items.slice(0, 4)).toEqual([
            { id: 'main', title: 'Home', target: { type: 'screen', link: '/' }, icon: 'home' },
            {
              id: 'movies',
              title: 'Films',
              target: { type: 'screen', link: '/movies' },
              icon: 'film',
            },
            {
              id: 'series',
              title: 'Series',
              target: { type: 'screen', link: '/series' },
              icon: 'series',
            },
            { id: 'tv', title: 'TV', target: { type: 'screen', link: '/tv' }, icon: 'tv' },
          ]),
      }),
    ],
    bad: [],
    access: { run: (client) => listMenuItems(client), outcomes: forAnybody },
  },
} satisfies Record<string, OperationCases>;
