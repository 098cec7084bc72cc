import { defineOperation } from '../define-operation.ts';
import {
  searchAnswerSchema,
  searchQuerySchema,
  searchSuggestionsSchema,
  suggestionsQuerySchema,
} from './search.schema.ts';

/** Finds by names in any language, people and genres, also misspelt. SEARCH-002. */
export const searchOperation = defineOperation({
  operationId: 'search',
  method: 'get',
  path: '/search',
  tag: 'search',
  summary: 'Search in everything that can be watched',
  access: 'anyone',
  query: searchQuerySchema,
  answer: searchAnswerSchema,
  status: 200,
  errors: [],
});

/** What to search for: names and words that go on from a text, or what is popular. SEARCH-002. */
export const suggestSearchOperation = defineOperation({
  operationId: 'suggestSearch',
  method: 'get',
  path: '/search/suggestions',
  tag: 'search',
  summary: 'Suggestions while typing',
  access: 'anyone',
  query: suggestionsQuerySchema,
  answer: searchSuggestionsSchema,
  status: 200,
  errors: [],
});

/** The calls of this resource by operation id. */
export const searchOperations = {
  search: searchOperation,
  suggestSearch: suggestSearchOperation,
} as const;
