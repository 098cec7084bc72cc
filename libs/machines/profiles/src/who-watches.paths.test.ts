import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { profilesInputs } from './profiles.fixtures.ts';
import { whoWatchesMachine } from './who-watches.machine.ts';

describe('whoWatchesMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(whoWatchesMachine, {
      inputs: Object.values(profilesInputs),
      events: [{ type: 'flow.resumed' }],
      calls: {
        profiles: { answers: [{ status: 'chosen' }, { status: 'add' }, { status: 'closed' }] },
        profileWizard: { answers: [{ status: 'cancelled' }] },
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "0/0",
        "branches": "3/3",
        "done": "4/4",
        "error": "2/2",
        "events": "1/1",
        "paths": 9,
        "states": "4/4",
      }
    `);
  });
});
