import type { Client } from '../client.ts';
import { queryDefaults, type QueryContext } from '../query-defaults.ts';

/** Query options of the main menu. */
export const menuQuery = (client: Client) => ({
  ...queryDefaults,
  queryKey: ['menu'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listMenuItems } = await import('./menu.resource.ts');
    return listMenuItems(client, signal);
  },
});
