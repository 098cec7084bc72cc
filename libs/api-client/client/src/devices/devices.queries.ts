import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';

/** Query options of the account's devices. */
export const devicesQuery = (client: Client) => ({
  queryKey: ['devices'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listDevices } = await import('./devices.resource.ts');
    return listDevices(client, signal);
  },
});
