import type { OperationExamples } from '../operation-examples.ts';
import { searchAnswerFixture, searchSuggestionsFixture } from './search.fixtures.ts';
import type { searchOperations } from './search.operations.ts';

/** A successful call of each. */
export const searchExamples: OperationExamples<typeof searchOperations> = {
  search: {
    query: { query: 'vtnhjgjkbc', kind: 'media_item', limit: '1', cursor: 'YWZ0ZXI6MQ' },
    answer: searchAnswerFixture,
  },
  suggestSearch: { query: { query: 'мет' }, answer: searchSuggestionsFixture },
};
