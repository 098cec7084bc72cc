import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { adAddresses, adSlotsInputs, slotEvents } from './ad-slots.fixtures.ts';
import { adSlotsMachine } from './ad-slots.machine.ts';
import { isMidrollDue } from './ad-slots.rules.ts';

describe('adSlotsMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(adSlotsMachine, {
      inputs: [
        { ...adSlotsInputs.film, addresses: { preroll: adAddresses.preroll } },
        adSlotsInputs.continued,
        { ...adSlotsInputs.underWay, addresses: { preroll: adAddresses.preroll } },
        { ...adSlotsInputs.wrong, addresses: { preroll: adSlotsInputs.wrong.addresses.preroll } },
      ],
      events: [...slotEvents],
      calls: {
        prepare: { answers: [{ isBlocked: false }, { isBlocked: true }] },
        playBreak: {
          answers: [
            { status: 'shown' },
            { status: 'empty' },
            { status: 'blocked' },
            { status: 'adFree' },
          ],
        },
      },
      // What the guards ask; the rest of the context makes no two positions different.
      summarise: (context) => [
        context.pausedBy === 'user' || context.pausedBy === 'adv' ? context.pausedBy : '',
        isMidrollDue(context),
        context.spent,
        context.isOff,
        context.isUnderWay,
        context.current?.slot,
        context.ad?.skipAfter !== undefined && context.adTime >= context.ad.skipAfter,
      ],
      limit: 100_000,
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "4/4",
        "always": "7/7",
        "branches": "12/12",
        "done": "6/6",
        "error": "2/2",
        "events": "25/25",
        "paths": 245,
        "states": "19/19",
      }
    `);
  });
});
