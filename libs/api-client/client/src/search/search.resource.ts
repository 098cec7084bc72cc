import {
  pageQuery,
  searchOperation,
  suggestSearchOperation,
  type PageInput,
  type SearchAnswer,
  type SearchKind,
  type SearchSuggestions,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/** What is searched for. */
export interface SearchInput extends PageInput {
  /** As typed, at most `SEARCH_QUERY_MAX_LENGTH` characters. */
  query: string;
  /** Only results of this kind; a cursor needs it. */
  kind?: SearchKind | undefined;
}

/**
 * Films, people, channels and more by name, genre or people, also misspelt. SEARCH-002.
 *
 * @throws {@link ApiError} 1000001 for a query that is too long, and for a cursor without its kind.
 */
export function search(
  client: Client,
  { query, kind, ...page }: SearchInput,
  signal?: AbortSignal,
): Promise<SearchAnswer> {
  const input = { query: { query, ...(kind && { kind }), ...pageQuery(page) } };
  return client.call(searchOperation, input, signal);
}

/**
 * What to search for, going on from what was typed; what is popular for an empty text.
 *
 * @throws {@link ApiError} 1000001 for a query that is too long.
 */
export function suggestSearch(
  client: Client,
  { query }: { query: string },
  signal?: AbortSignal,
): Promise<SearchSuggestions> {
  return client.call(suggestSearchOperation, { query: { query } }, signal);
}
