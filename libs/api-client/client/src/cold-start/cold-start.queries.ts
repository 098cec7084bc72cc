import type { Client } from '../client.ts';
import { queryDefaults, type QueryContext } from '../query-defaults.ts';

/** Query options of the genres to choose from. */
export const coldStartGenresQuery = (client: Client) => ({
  ...queryDefaults,
  queryKey: ['cold-start-genres'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listColdStartGenres } = await import('./cold-start.resource.ts');
    return listColdStartGenres(client, signal);
  },
});
