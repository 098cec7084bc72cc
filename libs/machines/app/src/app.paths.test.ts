import { errorAnswer } from '@foyer/core/fixtures';
import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { appInputs, appUsers } from './app.fixtures.ts';
import { appMachine } from './app.machine.ts';

describe('appMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(appMachine, {
      inputs: Object.values(appInputs),
      events: [
        { type: 'session.changed', session: { state: 'normal', isAuth: true } },
        { type: 'session.changed', session: { state: 'normal', isAuth: false } },
        { type: 'session.ended' },
        { type: 'user.changed', user: appUsers.viewer },
        { type: 'common.changed' },
        { type: 'transport.failed', status: 503, method: 'GET' },
        { type: 'push.received', code: 'account_status' },
        { type: 'flow.resumed' },
      ],
      calls: {
        createUid: { answers: ['uid-new'] },
        createDemoSession: {
          answers: [{ state: 'normal', isAuth: false }],
          errors: [errorAnswer({ status: 451, code: 1000051 })],
        },
        loadToggles: { answers: [[], ['avod_config']] },
      },
      // How often it was tried, and what is switched on, lead to no other decision.
      summarise: ({ uid, session, user }) => [uid, session, user !== undefined],
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "4/4",
        "always": "7/7",
        "branches": "9/9",
        "done": "3/3",
        "error": "4/4",
        "events": "15/15",
        "paths": 66,
        "states": "18/18",
      }
    `);
  });
});
