import { getUser } from '@foyer/client';
import { expect } from 'vitest';
import { forSessions, good, type OperationCases } from '../cases.types.ts';

/** Trials of the user call. */
export const userCases = {
  getUser: {
    good: [
      good({
        title: 'knows a viewer by phone, with profile and settings [ENTITY-008]',
        as: 'master',
        run: (client) => getUser(client),
        check: (user) =>
          expect(user).toMatchObject({
            is_auth: true,
            phone: '+79000000002',
            current_time_zone: 'Europe/Moscow',
            profile: { id: 'demo-2-profile-1', type: 'master' },
            resend_timers: [],
            account_settings: { is_account_blocked: false },
          }),
      }),
      good({
        title: 'knows whether the profile is a child’s, to which some calls are closed',
        as: 'child',
        run: (client) => getUser(client),
        check: ({ profile }) => expect(profile?.is_child).toBe(true),
      }),
      good({
        title: 'takes an additional profile without limits for no child',
        as: 'additional',
        run: (client) => getUser(client),
        check: ({ profile }) => expect(profile?.is_child).toBe(false),
      }),
      good({
        title: 'knows nothing of a restricted session, which is a visitor’s [SESS-006]',
        as: 'restricted',
        run: (client) => getUser(client),
        check: (user) =>
          expect(Object.keys(user).sort()).toEqual([
            'cur_view_time',
            'current_time_zone',
            'is_auth',
            'is_view_time_left',
            'resend_timers',
            'system_info',
            'unread_messages',
          ]),
      }),
      good({
        title: 'tells a blocked viewer what can be done [ENTITY-009, ACCT-006, ACCT-007]',
        as: 'blocked',
        run: (client) => getUser(client),
        check: ({ account_settings: settings }) => {
          const actions = settings?.block_screen?.available_actions ?? [];
          expect(settings?.is_account_blocked).toBe(true);
          expect(actions.map(({ type, screen_name: screen }) => [type, screen])).toEqual([
            ['link', 'account_refill'],
            ['link', 'my_collection'],
            ['logout', undefined],
          ]);
        },
      }),
    ],
    bad: [],
    access: { run: (client) => getUser(client), outcomes: forSessions },
  },
} satisfies Record<string, OperationCases>;
