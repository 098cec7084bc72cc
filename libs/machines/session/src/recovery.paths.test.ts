import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { recoveryMachine } from './recovery.machine.ts';
import { failures, sessions } from './session.fixtures.ts';

describe('recoveryMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(recoveryMachine, {
      inputs: [undefined],
      events: [
        ...Object.values(failures),
        { type: 'busy.began', reason: 'payment' },
        { type: 'busy.ended', reason: 'payment' },
        { type: 'session.changed', session: sessions.viewer },
        { type: 'flow.resumed' },
      ],
      calls: {
        createDemoSession: { answers: [sessions.demo] },
        updateSession: { answers: [sessions.viewer] },
        keepCookiesBriefly: { answers: [undefined] },
        dropSessionCookie: { answers: [undefined] },
        planReload: { answers: [{ pauseMs: 0 }] },
      },
      // How long a pause is leads to no other decision.
      summarise: ({ cause, payments }) => [cause, Math.min(payments, 1)],
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "2/2",
        "always": "6/6",
        "branches": "12/12",
        "done": "8/8",
        "error": "5/5",
        "events": "9/9",
        "paths": 23,
        "states": "12/12",
      }
    `);
  });
});
