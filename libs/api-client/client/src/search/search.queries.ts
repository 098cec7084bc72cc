import type { Client } from '../client.ts';
import { queryDefaults, type QueryContext } from '../query-defaults.ts';
import type { SearchInput } from './search.resource.ts';

/** Query options of what a search finds. */
export const searchQuery = (client: Client, input: SearchInput) => ({
  ...queryDefaults,
  queryKey: ['search', input] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { search } = await import('./search.resource.ts');
    return search(client, input, signal);
  },
});

/** Query options of what to search for. */
export const searchSuggestionsQuery = (client: Client, query: string) => ({
  ...queryDefaults,
  queryKey: ['search-suggestions', query] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { suggestSearch } = await import('./search.resource.ts');
    return suggestSearch(client, { query }, signal);
  },
});
