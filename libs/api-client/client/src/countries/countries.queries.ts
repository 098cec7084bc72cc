import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';

/** Query options of the countries with the masks of their phones. */
export const countriesQuery = (client: Client) => ({
  queryKey: ['countries'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listCountries } = await import('./countries.resource.ts');
    return listCountries(client, signal);
  },
});
