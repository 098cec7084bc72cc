import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';

/** Query options of the session's user. */
export const userQuery = (client: Client) => ({
  queryKey: ['user'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getUser } = await import('./user.resource.ts');
    return getUser(client, signal);
  },
});
