import type { Filters } from './catalogue.schema.ts';

/** One filter of each kind. */
export const filtersFixture: Filters = {
  items: [
    {
      type: 'multiple',
      alias: 'genres',
      name: 'Жанры',
      options: [
        { alias: 'drama', name: 'драма' },
        { alias: 'comedy', name: 'комедия' },
      ],
      all_options_title: 'Все жанры',
    },
    { type: 'custom', alias: 'new', name: 'Новинки' },
  ],
  sorts: [
    { alias: 'popular', name: 'Популярные' },
    { alias: 'rating', name: 'По рейтингу' },
  ],
};
