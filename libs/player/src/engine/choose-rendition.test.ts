import { describe, expect, it } from 'vitest';
import { chooseRendition, isTooLate } from './choose-rendition.ts';

const mbit = (rate: number) => ({ bandwidth: rate * 1_000_000 });
const renditions = [mbit(4), mbit(0.3), mbit(1.9), mbit(0.8)];
const sound = 200_000;

describe('chooseRendition', () => {
  it.each([
    ['4.2 of 5 Mbit/s with sound, when enough is loaded', 5, 20, 4],
    ['less while little is loaded', 5, 4, 1.9],
    ['the lowest when nothing fits', 0.1, 20, 0.3],
    ['the lowest in a drop to 0.7', 0.7, 20, 0.3],
  ])('chooses %s', (_, bandwidth, bufferedSeconds, expected) => {
    const facts = { ...mbit(bandwidth), bufferedSeconds, besides: sound };
    expect(chooseRendition(renditions, facts)).toEqual(mbit(expected));
  });

  it('has no answer without renditions', () => {
    expect(chooseRendition([], { bandwidth: 1, bufferedSeconds: 0 })).toBeUndefined();
  });
});

describe('isTooLate', () => {
  /** A segment of 2 MB that comes at 90 kB/s, which is 0.7 Mbit/s. */
  const slow = { loaded: 90_000, total: 2_000_000, elapsedMs: 1_000, duration: 4 };

  it.each([
    ['gives a segment up that outlasts what is loaded', slow, 10, 0.1, true],
    ['keeps one that is slow but in time', slow, 30, 0.1, false],
    [
      'keeps one whose rest is shorter than the lowest',
      { ...slow, loaded: 1_900_000 },
      0,
      0.1,
      false,
    ],
    ['waits for a first impression', { ...slow, elapsedMs: 200 }, 0, 0.1, false],
    ['keeps one of unknown size', { ...slow, total: 0 }, 0, 0.1, false],
  ])('%s', (_, running, bufferedSeconds, lowerShare, expected) => {
    expect(isTooLate(running, bufferedSeconds, lowerShare)).toBe(expected);
  });
});
