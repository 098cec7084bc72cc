import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';

/** Query options of the age limits. */
export const ageLimitsQuery = (client: Client) => ({
  queryKey: ['age-limits'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listAgeLimits } = await import('./age-limits.resource.ts');
    return listAgeLimits(client, signal);
  },
});
