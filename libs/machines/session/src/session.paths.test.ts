import { errorAnswer } from '@foyer/core/fixtures';
import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { failures, sessionInputs, sessions } from './session.fixtures.ts';
import { sessionMachine } from './session.machine.ts';

describe('sessionMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(sessionMachine, {
      inputs: Object.values(sessionInputs),
      events: [
        ...Object.values(failures),
        { type: 'push.received', code: 'sync_purchases' },
        { type: 'push.received', code: 'sync_purchase', itemId: 'metropolis' },
        { type: 'push.received', code: 'account_status' },
        { type: 'push.received', code: 'ott_tv_activated' },
        { type: 'session.changed', session: sessions.viewer },
        { type: 'session.changed', session: sessions.restricted },
        { type: 'user.changed', isBlocked: true },
        { type: 'user.changed', isBlocked: false },
        { type: 'signed.out' },
        { type: 'sign-in.left' },
        { type: 'page.outdated' },
        { type: 'busy.began', reason: 'payment' },
        { type: 'busy.ended', reason: 'payment' },
        { type: 'navigation.changed', itemId: 'metropolis' },
        { type: 'flow.resumed' },
      ],
      calls: {
        getSession: {
          answers: [sessions.viewer, sessions.demo],
          errors: [errorAnswer({ status: 401, code: 1000023 })],
        },
        createDemoSession: { answers: [sessions.demo] },
        recovery: { answers: [] },
        renewal: { answers: [] },
      },
      summarise: ({ session, isBlocked, isBrief }) => [session, isBlocked, isBrief],
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "2/2",
        "always": "6/6",
        "branches": "13/13",
        "done": "5/5",
        "error": "7/7",
        "events": "19/19",
        "paths": 100,
        "states": "14/14",
      }
    `);
  });
});
