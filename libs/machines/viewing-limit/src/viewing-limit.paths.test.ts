import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { viewingLimits } from './viewing-limit.fixtures.ts';
import { viewingLimitMachine } from './viewing-limit.machine.ts';
import { noticesOf } from './viewing-limit.rules.ts';

describe('viewingLimitMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(viewingLimitMachine, {
      inputs: Object.values(viewingLimits),
      events: [
        { type: 'view.watched', seconds: 60 },
        { type: 'limits.changed', limits: viewingLimits.child },
        { type: 'limits.changed', limits: viewingLimits.expired },
        { type: 'limits.changed', limits: viewingLimits.visitor },
        { type: 'flow.resumed' },
      ],
      calls: {
        readClock: {
          answers: [
            { day: '2026-11-21', seconds: 43_200 },
            { day: '2026-11-21', seconds: 75_300 },
          ],
        },
        reportViewTime: { answers: [{ watchedSeconds: 6900, maxSeconds: 7200 }] },
      },
      summarise: ({ profileId, clock, unreportedSeconds, told, watchedSeconds }) => [
        profileId,
        clock?.seconds,
        unreportedSeconds > 0,
        told,
        watchedSeconds,
      ],
      check: ({ context, value }) => {
        if (value === 'waiting' && context.told.join() !== noticesOf(context).join()) {
          throw new Error('What holds is told');
        }
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "1/1",
        "always": "5/5",
        "branches": "4/4",
        "done": "2/2",
        "error": "2/2",
        "events": "3/3",
        "paths": 364,
        "states": "6/6",
      }
    `);
  });
});
