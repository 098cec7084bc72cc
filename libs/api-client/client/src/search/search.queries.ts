import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';
import type { SearchInput } from './search.resource.ts';

/** Query options of what a search finds. */
export const searchQuery = (client: Client, input: SearchInput) => ({
  queryKey: ['search', input] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { search } = await import('./search.resource.ts');
    return search(client, input, signal);
  },
});

/** Query options of what to search for. */
export const searchSuggestionsQuery = (client: Client, query: string) => ({
  queryKey: ['search-suggestions', query] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { suggestSearch } = await import('./search.resource.ts');
    return suggestSearch(client, { query }, signal);
  },
});
