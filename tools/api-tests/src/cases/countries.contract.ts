import { listCountries } from '@foyer/client';
import { expect } from 'vitest';
import { forAnybody, good, type OperationCases } from '../cases.types.ts';

/** Trials of the countries. */
export const countriesCases = {
  listCountries: {
    good: [
      good({
        title:
          'lists the countries with their masks, the default first [COUNTRY-001, COUNTRY-002, COUNTRY-003]',
        as: 'nobody',
        run: (client) => listCountries(client),
        check: ({ items }) => {
          expect(items[0]).toEqual({
            id: 'country-ru',
            code: 'RU',
            name: 'Russia',
            alias: 'russia',
            call_code: '+7',
            maskexp: '(XXX) XXX-XX-XX',
          });
          expect(items.find(({ code }) => code === 'AM')).toMatchObject({
            name: 'Armenia',
            call_code: '+374',
            maskexp: 'XX XXX-XXX',
          });
        },
      }),
    ],
    bad: [],
    access: { run: (client) => listCountries(client), outcomes: forAnybody },
  },
} satisfies Record<string, OperationCases>;
