import { coverPaths } from '@foyer/core/testing';
import { secret } from '@foyer/core';
import { describe, expect, it } from 'vitest';
import { pinSetUpMachine } from './pin-set-up.machine.ts';

describe('pinSetUpMachine', () => {
  it('uses every state and transition on its generated paths, hiding secrets on each', () => {
    const coverage = coverPaths(pinSetUpMachine, {
      inputs: [{ phone: '79000000100' }],
      events: [{ type: 'flow.resumed' }],
      calls: {
        pin: {
          answers: [{ status: 'accepted', pin: secret('5678') }, { status: 'cancelled' }],
        },
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "0/0",
        "branches": "2/2",
        "done": "2/2",
        "error": "1/1",
        "events": "1/1",
        "paths": 2,
        "states": "3/3",
      }
    `);
  });
});
