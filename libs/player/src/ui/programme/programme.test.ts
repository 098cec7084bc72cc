import { describe, expect, it } from 'vitest';
import { clockTime } from '../clock-time.ts';
import { shareGone } from './programme.ts';

const programme = { title: 'News', start: 1_000, end: 2_000 };

describe('shareGone', () => {
  it.each([
    [900, 0],
    [1_000, 0],
    [1_250, 0.25],
    [2_000, 1],
    [9_000, 1],
  ])('is at %d between nothing and all', (now, share) => {
    expect(shareGone(programme, now)).toBe(share);
  });

  it('is nothing of a programme without a length', () => {
    expect(shareGone({ ...programme, end: 1_000 }, 1_500)).toBe(0);
  });
});

describe('clockTime', () => {
  it('is what the clock of the time zone shows', () => {
    const noon = Date.UTC(2026, 10, 22, 12, 5) / 1000;
    expect([clockTime(noon, 'UTC'), clockTime(noon, 'Asia/Yerevan')]).toEqual(['12:05', '16:05']);
  });
});
