import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { choiceEvents, filmInput, lifecycleEvents } from './player.fixtures.ts';
import { playerMachine } from './player.machine.ts';

describe('playerMachine', () => {
  it('reaches every state and transition, and stays JSON-safe on the way', () => {
    const report = coverPaths(playerMachine, {
      inputs: [filmInput, { type: 'embed' }],
      events: [...lifecycleEvents, ...choiceEvents],
      calls: {
        media: { answers: [] },
        autoplayCheck: { answers: [{ isAllowed: true }, { isAllowed: false }] },
      },
      // What the guards ask; the rest of the context makes no two positions different.
      summarise: ({ autoplay, isLive, pauseReason, error, networkFailures }) => [
        autoplay,
        isLive,
        pauseReason === 'adv',
        error?.severity === 2,
        networkFailures > 0,
      ],
      limit: 60_000,
    });
    expect(report.paths).toBeGreaterThan(0);
  });
});
