import { expect, it } from 'vitest';
import { keepGuidePlace, keptGuidePlace } from './guide-places.ts';

it('keeps day and place of each entry of the history apart', () => {
  keepGuidePlace('a', { date: '2026-11-22' });
  keepGuidePlace('a', { spot: { channelId: 'arena', time: 60 } });

  expect(keptGuidePlace('a')).toEqual({
    date: '2026-11-22',
    spot: { channelId: 'arena', time: 60 },
  });
  expect(keptGuidePlace('b')).toBeUndefined();
});
