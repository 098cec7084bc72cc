import type { Client } from '../client.ts';
import { queryDefaults, type QueryContext } from '../query-defaults.ts';

/** Query options of the countries with the masks of their phones. */
export const countriesQuery = (client: Client) => ({
  ...queryDefaults,
  queryKey: ['countries'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listCountries } = await import('./countries.resource.ts');
    return listCountries(client, signal);
  },
});
