import { mediaItemShortFixture } from '../media-items/media-items.fixtures.ts';
import type { OperationExamples } from '../operation-examples.ts';
import { filtersFixture } from './catalogue.fixtures.ts';
import type { catalogueOperations } from './catalogue.operations.ts';

/** A successful call of each. */
export const catalogueExamples: OperationExamples<typeof catalogueOperations> = {
  listCatalogue: {
    query: { theme: 'movies', genres: 'drama,sci-fi', new: '1', sort: 'rating', limit: '1' },
    answer: {
      items: [{ type: 'media_item', media_item: mediaItemShortFixture }],
      next_cursor: 'YWZ0ZXI6MQ',
      total_count: 14,
    },
  },
  getFilters: { query: { theme: 'movies' }, answer: filtersFixture },
};
