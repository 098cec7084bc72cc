import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { recoveryMachine } from './recovery.machine.ts';
import { failures, sessions } from './session.fixtures.ts';

describe('recoveryMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(recoveryMachine, {
      inputs: [undefined],
      events: [...Object.values(failures), { type: 'flow.resumed' }],
      calls: {
        createDemoSession: { answers: [sessions.demo] },
        updateSession: { answers: [sessions.viewer] },
        keepCookiesBriefly: { answers: [undefined] },
        dropSessionCookie: { answers: [undefined] },
        planReload: { answers: [{ pauseMs: 0 }] },
      },
      // How long a pause is leads to no other decision.
      summarise: ({ cause }) => cause,
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "2/2",
        "always": "5/5",
        "branches": "5/5",
        "done": "5/5",
        "error": "5/5",
        "events": "3/3",
        "paths": 10,
        "states": "10/10",
      }
    `);
  });
});
