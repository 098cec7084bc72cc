import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';

/** Query options of the time watched today. */
export const viewTimeQuery = (client: Client) => ({
  queryKey: ['view-time'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getViewTime } = await import('./view-time.resource.ts');
    return getViewTime(client, signal);
  },
});
