import type { Client } from '../client.ts';
import { queryDefaults, type QueryContext } from '../query-defaults.ts';

/** Query options of the time watched today. */
export const viewTimeQuery = (client: Client) => ({
  ...queryDefaults,
  queryKey: ['view-time'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getViewTime } = await import('./view-time.resource.ts');
    return getViewTime(client, signal);
  },
});
