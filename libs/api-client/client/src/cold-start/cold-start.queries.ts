import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';

/** Query options of the genres to choose from. */
export const coldStartGenresQuery = (client: Client) => ({
  queryKey: ['cold-start-genres'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listColdStartGenres } = await import('./cold-start.resource.ts');
    return listColdStartGenres(client, signal);
  },
});
