import { listAgeLimits } from '@foyer/client';
import { expect } from 'vitest';
import { forAnybody, good, type OperationCases } from '../cases.types.ts';

/** Trials of the age limits. */
export const ageLimitsCases = {
  listAgeLimits: {
    good: [
      good({
        title: 'gives the age limits, the lowest first [ENTITY-003]',
        as: 'nobody',
        run: (client) => listAgeLimits(client),
        check: ({ items }) =>
          expect(items).toEqual(
            [0, 6, 12, 16, 18].map((years) => ({
              id: `age-${years}`,
              name: `${years}+`,
              age_value: years,
            })),
          ),
      }),
    ],
    bad: [],
    access: { run: (client) => listAgeLimits(client), outcomes: forAnybody },
  },
} satisfies Record<string, OperationCases>;
