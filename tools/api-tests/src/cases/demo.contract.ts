import { demoSignIn, getUser, listDemoAccounts } from '@foyer/client';
import { expect } from 'vitest';
import { forAnybody, good, type OperationCases } from '../cases.types.ts';

/** Trials of what exists with demo powers only. */
export const demoCases = {
  listDemoAccounts: {
    good: [
      good({
        title: 'names every demo account and what it shows',
        as: 'nobody',
        run: (client) => listDemoAccounts(client),
        check: ({ items }) => {
          expect(items.map(({ login }) => login)).toEqual([
            '+79000000001',
            '+79000000002',
            '+79000000003',
            '+79000000004',
            '+79000000005',
            'viewer@example.org',
            'old@example.org',
          ]);
          expect(items.every(({ shows }) => shows.length > 10)).toBe(true);
        },
      }),
    ],
    bad: [],
    access: { run: (client) => listDemoAccounts(client), outcomes: forAnybody },
  },
  demoSignIn: {
    good: [
      good({
        title: 'signs in to a demo account without its secret',
        as: 'visitor',
        run: async (client) => {
          await demoSignIn(client, { login: 'viewer@example.org' });
          return getUser(client);
        },
        check: ({ email, is_auth }) =>
          expect({ email, is_auth }).toEqual({ email: 'viewer@example.org', is_auth: true }),
      }),
    ],
    bad: [
      {
        title: 'finds nobody but the demo accounts',
        as: 'visitor',
        run: (client) => demoSignIn(client, { login: '+79000000999' }),
        error: 'notFound',
      },
    ],
    access: {
      run: (client) => demoSignIn(client, { login: 'viewer@example.org' }),
      outcomes: forAnybody,
    },
  },
} satisfies Record<string, OperationCases>;
