import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { giftErrors, giftInputs, gifts } from './gift.fixtures.ts';
import { giftMachine } from './gift.machine.ts';

describe('giftMachine', () => {
  it('uses every state and transition on its generated paths, hiding the code on each', () => {
    const coverage = coverPaths(giftMachine, {
      inputs: Object.values(giftInputs),
      events: [
        { type: 'gift.copy' },
        { type: 'gift.print' },
        { type: 'gift.send' },
        { type: 'gift.retry' },
        { type: 'flow.resumed' },
      ],
      calls: {
        readGift: { answers: Object.values(gifts), errors: Object.values(giftErrors) },
        copyCode: { answers: [true, false] },
        print: { answers: [undefined] },
        send: { answers: ['shared', 'mail', 'left'] },
      },
      check: ({ value, context }) => {
        // A code is there as long as it may be given away, and not a moment longer.
        const isReady = typeof value === 'object' && 'ready' in value;
        expect(context.code !== undefined).toBe(isReady);
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "0/0",
        "branches": "5/5",
        "done": "5/5",
        "error": "6/6",
        "events": "5/5",
        "paths": 13,
        "states": "9/9",
      }
    `);
  });
});
