import { getViewTime, reportViewTime } from '@foyer/client';
import { expect } from 'vitest';
import { forAccounts, forChanges, good, type OperationCases } from '../cases.types.ts';
import { clientOfChild } from '../child.ts';

/** Trials of the time that profiles watch. */
export const viewTimeCases = {
  getViewTime: {
    good: [
      good({
        title: 'has no limit for a profile without one',
        as: 'master',
        run: (client) => getViewTime(client),
        check: (viewTime) =>
          expect(viewTime).toEqual({
            cur_view_time: 0,
            is_view_time_left: true,
            is_allowed_now: true,
          }),
      }),
      good({
        title: 'tells the limit of a profile that has one [LIMIT-010]',
        as: 'master',
        run: async (_client, world) => getViewTime(await clientOfChild(world)),
        check: (viewTime) =>
          expect(viewTime).toMatchObject({ max_view_time: 3600, is_view_time_left: true }),
      }),
    ],
    bad: [],
    access: { run: (client) => getViewTime(client), outcomes: forAccounts },
  },
  reportViewTime: {
    good: [
      good({
        title: 'adds up until the day is used up [LIMIT-010, LIMIT-011]',
        as: 'master',
        run: async (_client, world) => {
          const child = await clientOfChild(world);
          const first = await reportViewTime(child, { seconds: 60 });
          for (let report = 0; report < 6; report += 1) {
            await reportViewTime(child, { seconds: 600 });
          }
          return [first, await getViewTime(child)];
        },
        check: ([first, last]) => {
          expect(first).toMatchObject({ cur_view_time: 60, is_view_time_left: true });
          expect(last).toMatchObject({ cur_view_time: 3660, is_view_time_left: false });
        },
      }),
      good({
        title: 'begins anew on the next day of the account',
        as: 'master',
        run: async (client, world) => {
          await reportViewTime(client, { seconds: 60 });
          world.backend.pass(24 * 60 * 60);
          return getViewTime(client);
        },
        check: ({ cur_view_time }) => expect(cur_view_time).toBe(0),
      }),
    ],
    bad: [
      {
        title: 'refuses more than a report can hold',
        as: 'master',
        run: (client) => reportViewTime(client, { seconds: 601 }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses time that runs backwards',
        as: 'master',
        run: (client) => reportViewTime(client, { seconds: -60 }),
        error: 'invalidRequest',
      },
    ],
    access: { run: (client) => reportViewTime(client, { seconds: 60 }), outcomes: forChanges },
  },
} satisfies Record<string, OperationCases>;
