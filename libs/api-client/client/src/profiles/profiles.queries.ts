import type { Client } from '../client.ts';
import { queryDefaults, type QueryContext } from '../query-defaults.ts';

/** Query options of the account's profiles. */
export const profilesQuery = (client: Client) => ({
  ...queryDefaults,
  queryKey: ['profiles'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listProfiles } = await import('./profiles.resource.ts');
    return listProfiles(client, signal);
  },
});
