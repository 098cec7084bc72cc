import { sitePath } from '../site-path.ts';
/** Address of the search page. ROUTE-040 */
export const searchPath = sitePath('/search');

/** The address of what a term finds; of the page alone for no term. SEARCH-001 */
export function searchHref(term: string): string {
  const query = term.trim();
  return query === '' ? searchPath : `${searchPath}?query=${encodeURIComponent(query)}`;
}

/** Longest term, in characters, as the service's contract has it (`SEARCH_QUERY_MAX_LENGTH`). */
const longestTerm = 100;

/** The term in an address, without spaces round it; empty where there is none. SEARCH-001 */
export const termIn = (query: URLSearchParams): string =>
  (query.get('query') ?? '').trim().slice(0, longestTerm);
