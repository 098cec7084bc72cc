import { describe, expect, it } from 'vitest';
import { momentOf, readOffset, readTime } from './time-offset.ts';

describe('readTime', () => {
  it.each([
    ['00:00:05', 5],
    ['01:02:03.500', 3723.5],
    ['100:00:00', 360_000],
    ['00:60:00', undefined],
    ['00:00', undefined],
    ['5', undefined],
    ['-00:00:05', undefined],
    [undefined, undefined],
  ])('reads %s as %s', (text, seconds) => {
    expect(readTime(text)).toBe(seconds);
  });
});

describe('readOffset', () => {
  it.each([
    ['00:00:05', { seconds: 5 }],
    ['25%', { share: 0.25 }],
    ['12.5%', { share: 0.125 }],
    ['100%', { share: 1 }],
    ['120%', undefined],
    ['#1', undefined],
    ['start', undefined],
  ])('reads %s as %j', (text, offset) => {
    expect(readOffset(text)).toEqual(offset);
  });
});

describe('momentOf', () => {
  it('is a share of the duration, where that is known', () => {
    expect(momentOf({ share: 0.25 }, 20)).toBe(5);
    expect(momentOf({ share: 0.25 }, 0)).toBeUndefined();
    expect(momentOf({ seconds: 7 }, 0)).toBe(7);
  });
});
