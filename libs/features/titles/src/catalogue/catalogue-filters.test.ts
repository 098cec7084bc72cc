import { filtersFixture } from '@foyer/contract/fixtures';
import { expect, it } from 'vitest';
import { shownFilters } from './catalogue-filters.ts';

it('shows a filter with options as a list, and one without as a switch [FILTER-005]', () => {
  expect(shownFilters(filtersFixture.items)).toEqual([
    {
      kind: 'multiple',
      id: 'genres',
      title: 'Жанры',
      allTitle: 'Все жанры',
      options: [
        { id: 'drama', title: 'Драма' },
        { id: 'comedy', title: 'Комедия' },
      ],
    },
    { kind: 'switch', id: 'new', title: 'Новинки' },
  ]);
});
