import type { Client } from '../client.ts';
import { queryDefaults, type QueryContext } from '../query-defaults.ts';

/** Query options of the session's user. */
export const userQuery = (client: Client) => ({
  ...queryDefaults,
  queryKey: ['user'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getUser } = await import('./user.resource.ts');
    return getUser(client, signal);
  },
});
