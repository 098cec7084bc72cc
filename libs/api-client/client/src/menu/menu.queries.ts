import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';

/** Query options of the main menu. */
export const menuQuery = (client: Client) => ({
  queryKey: ['menu'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listMenuItems } = await import('./menu.resource.ts');
    return listMenuItems(client, signal);
  },
});
