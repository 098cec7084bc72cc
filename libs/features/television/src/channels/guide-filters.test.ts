import { describe, expect, it } from 'vitest';
import { guideFilters, guideHref } from './guide-filters.ts';

describe('guideFilters', () => {
  it('offer all channels and those of each genre, on the day in view', () => {
    const genres = [{ id: 'sport', name: 'Спорт' }];

    expect(guideFilters(genres, { allTitle: 'Все каналы', date: '2026-11-22' })).toEqual([
      { id: 'all', title: 'Все каналы', href: '/tv?date=2026-11-22' },
      { id: 'sport', title: 'Спорт', href: '/tv?group=sport&date=2026-11-22' },
    ]);
  });
});

describe('guideHref', () => {
  it('leaves out what is usual', () => expect(guideHref({})).toBe('/tv'));
});
