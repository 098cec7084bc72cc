import { mediaItemShortFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { watchedPart } from './carousel.tsx';

const item = {
  type: 'media_item' as const,
  media_item: { ...mediaItemShortFixture, duration: 600 },
};

describe('watchedPart', () => {
  it('shows minutes left when the position is above 5 seconds [CARD-015]', () => {
    const at = (timepoint: number) =>
      watchedPart({ ...item, media_position: { timepoint, is_viewed: false } });

    expect(at(5)).toEqual({ progress: 5 / 600 });
    expect(at(6)).toEqual({ progress: 0.01, minutesLeft: 10 });
  });

  it('never passes the end', () => {
    const past = { timepoint: 900, is_viewed: true };

    expect(watchedPart({ ...item, media_position: past }).progress).toBe(1);
  });
});
