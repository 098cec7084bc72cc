import { describe, expect, it } from 'vitest';
import { chooseRendition, isTooLate, isWorthRenewing } from './choose-rendition.ts';

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
  const begun = { loaded: 90_000, total: 2_000_000 };
  const slow = 700_000;

  it.each([
    ['gives a segment up that outlasts what is loaded', begun, slow, 10, true],
    ['keeps one that is slow but in time', begun, slow, 30, false],
    [
      'keeps one whose rest is shorter than the lowest',
      { ...begun, loaded: 1_900_000 },
      slow,
      0,
      false,
    ],
    ['waits for a first impression of the network', begun, undefined, 0, false],
    ['keeps one of unknown size', { ...begun, total: 0 }, slow, 0, false],
  ])('%s', (_, running, bandwidth, bufferedSeconds, expected) => {
    expect(isTooLate(running, { bandwidth, bufferedSeconds }, 0.1)).toBe(expected);
  });
});

describe('isWorthRenewing', () => {
  const recovered = {
    shown: 400_000,
    next: 2_000_000,
    bandwidth: 4_000_000,
    bufferedSeconds: 25,
  };

  it.each([
    ['after a narrow network, when much is loaded', recovered, true],
    ['not with little ahead', { ...recovered, bufferedSeconds: 10 }, false],
    ['not for a little more', { ...recovered, next: 800_000 }, false],
    ['not where the network cannot bring it', { ...recovered, bandwidth: 2_000_000 }, false],
    ['not before there is a picture', { ...recovered, shown: undefined }, false],
  ])('%s', (_, facts, expected) => {
    expect(isWorthRenewing(facts)).toBe(expected);
  });
});
