import type { Client } from '../client.ts';
import { queryDefaults, type QueryContext } from '../query-defaults.ts';

/** Query options of the account's devices. */
export const devicesQuery = (client: Client) => ({
  ...queryDefaults,
  queryKey: ['devices'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listDevices } = await import('./devices.resource.ts');
    return listDevices(client, signal);
  },
});
