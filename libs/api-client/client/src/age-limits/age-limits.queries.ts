import type { Client } from '../client.ts';
import { queryDefaults, type QueryContext } from '../query-defaults.ts';

/** Query options of the age limits. */
export const ageLimitsQuery = (client: Client) => ({
  ...queryDefaults,
  queryKey: ['age-limits'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listAgeLimits } = await import('./age-limits.resource.ts');
    return listAgeLimits(client, signal);
  },
});
