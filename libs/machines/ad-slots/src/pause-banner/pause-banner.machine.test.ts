import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { PauseBannerEvent } from './pause-banner.events.ts';
import {
  type PauseBannerInput,
  pauseBannerMachine,
  selectIsBannerShown,
} from './pause-banner.machine.ts';

const offered: PauseBannerInput = { isOffered: true, restMs: 0 };
const paused: PauseBannerEvent = { type: 'content.paused', reason: 'user' };
const played: PauseBannerEvent = { type: 'content.played' };
const MINUTES = 60_000;

function start(input: PauseBannerInput = offered) {
  const clock = new SimulatedClock();
  const actor = createActor(pauseBannerMachine, { input, clock });
  actor.start();
  onTestFinished(() => void actor.stop());
  return {
    clock,
    send: (...events: PauseBannerEvent[]) => events.forEach((event) => actor.send(event)),
    isShown: () => selectIsBannerShown(actor.getSnapshot()),
  };
}

describe('pauseBannerMachine', () => {
  it('shows what a break has left two seconds into a pause of the viewer, and until that ends', () => {
    const { clock, send, isShown } = start();
    send(paused);
    clock.increment(1_999);
    expect(isShown()).toBe(false);
    clock.increment(1);
    expect(isShown()).toBe(true);
    clock.increment(60 * MINUTES);
    expect(isShown()).toBe(true);
    send(played);
    expect(isShown()).toBe(false);
  });

  it('does not come for a pause that is over, nor when the content has ended', () => {
    const { clock, send, isShown } = start();
    for (const end of [played, { type: 'content.ended' }] as const) {
      send(paused);
      clock.increment(1_000);
      send(end);
      clock.increment(5_000);
      expect(isShown()).toBe(false);
    }
  });

  it.each(['tech', 'tech_error', 'adv'] as const)('stays away from a pause by %s', (reason) => {
    const { clock, send, isShown } = start();
    send({ type: 'content.paused', reason });
    clock.increment(5_000);
    expect(isShown()).toBe(false);

    send(paused);
    clock.increment(5_000);
    send({ type: 'content.paused', reason });
    expect(isShown()).toBe(false);
  });

  it('does not come where no break has left anything', () => {
    const { clock, send, isShown } = start({ isOffered: false, restMs: 0 });
    send(paused);
    clock.increment(5_000);
    expect(isShown()).toBe(false);

    send(played, { type: 'banner.offered' }, paused);
    clock.increment(2_000);
    expect(isShown()).toBe(true);
  });

  it('stays away for five minutes once it was closed, and longer from a pause that began within them', () => {
    const { clock, send, isShown } = start();
    send(paused);
    clock.increment(2_000);
    send({ type: 'banner.close' });
    expect(isShown()).toBe(false);
    send(played);
    clock.increment(5 * MINUTES - 1);
    send(paused);
    clock.increment(10_000);
    expect(isShown()).toBe(false);

    send(played, paused);
    clock.increment(2_000);
    expect(isShown()).toBe(true);
  });

  it('goes on staying away in the next title', () => {
    const { clock, send, isShown } = start({ isOffered: true, restMs: 3 * MINUTES });
    send(paused);
    clock.increment(2 * MINUTES);
    send(played);
    clock.increment(MINUTES);
    send(paused);
    clock.increment(2_000);
    expect(isShown()).toBe(true);
  });

  it('is not tried again where it cannot be loaded', () => {
    const { clock, send, isShown } = start();
    send(paused);
    clock.increment(2_000);
    send({ type: 'banner.failed' });
    send(played, paused);
    clock.increment(2_000);
    expect(isShown()).toBe(false);
  });

  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(pauseBannerMachine, {
      inputs: [offered, { isOffered: true, restMs: MINUTES }, { isOffered: false, restMs: 0 }],
      events: [
        paused,
        { type: 'content.paused', reason: 'adv' },
        played,
        { type: 'content.ended' },
        { type: 'banner.offered' },
        { type: 'banner.close' },
        { type: 'banner.failed' },
      ],
      calls: {},
      summarise: ({ isOffered }) => [isOffered],
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "3/3",
        "always": "2/2",
        "branches": "4/4",
        "done": "0/0",
        "error": "0/0",
        "events": "10/10",
        "paths": 5,
        "states": "5/5",
      }
    `);
  });
});
