import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { renewalMachine } from './renewal.machine.ts';

describe('renewalMachine', () => {
  it('uses every state and transition on its generated paths, none of which cuts the viewer off', () => {
    const coverage = coverPaths(renewalMachine, {
      inputs: [undefined],
      events: [
        { type: 'push.received', code: 'sync_purchases' },
        { type: 'push.received', code: 'sync_purchase', itemId: 'metropolis' },
        { type: 'page.outdated' },
        { type: 'busy.began', reason: 'payment' },
        { type: 'busy.ended', reason: 'payment' },
        { type: 'navigation.changed', itemId: 'metropolis' },
        { type: 'flow.resumed' },
      ],
      calls: { planReload: { answers: [{ pauseMs: 0 }] } },
      // One reason to be busy leads to every decision; how long a pause is leads to none.
      summarise: ({ itemId, busy }) => [itemId, busy.length > 0],
      check: ({ context, value }) => {
        if (context.busy.length > 0 && value === 'settling') {
          throw new Error('A reload is about to cut the viewer off');
        }
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "2/2",
        "always": "2/2",
        "branches": "0/0",
        "done": "1/1",
        "error": "1/1",
        "events": "7/7",
        "paths": 6,
        "states": "5/5",
      }
    `);
  });
});
