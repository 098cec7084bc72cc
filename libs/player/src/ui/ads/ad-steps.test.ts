import type { AdBreakView } from '@foyer/ad-slots';
import { describe, expect, it } from 'vitest';
import { adSteps } from './ad-steps.ts';

const view = (changed: Partial<AdBreakView> = {}): AdBreakView => ({
  slot: 'preroll',
  isShowing: true,
  position: 1,
  count: 2,
  secondsLeft: 10,
  share: 0,
  isPaused: false,
  title: undefined,
  advertiser: undefined,
  token: undefined,
  clickUrl: undefined,
  skipIn: undefined,
  ...changed,
});

describe('adSteps', () => {
  it.each([
    ['nothing while nothing is there yet', undefined, view({ isShowing: false }), []],
    ['the start of the first', view({ isShowing: false }), view(), ['started']],
    ['the start of the next', view(), view({ position: 2 }), ['started']],
    ['nothing for a second that passes', view({ skipIn: 5 }), view({ skipIn: 4 }), []],
    ['once that it may be skipped', view({ skipIn: 1 }), view({ skipIn: 0 }), ['skippable']],
    ['no second time that it may be', view({ skipIn: 0 }), view({ skipIn: 0, secondsLeft: 3 }), []],
    ['both where it may be at once', undefined, view({ skipIn: 0 }), ['started', 'skippable']],
    [
      'the next that may be skipped as well',
      view({ skipIn: 0 }),
      view({ skipIn: 0, position: 2 }),
      ['started', 'skippable'],
    ],
    ['the end', view(), undefined, ['ended']],
  ])('tells %s', (_, before, now, steps) => {
    expect(adSteps(before, now, true)).toEqual(steps);
  });

  it('tells no end of a break that showed nothing', () => {
    expect(adSteps(view({ isShowing: false }), undefined, false)).toEqual([]);
  });
});
