import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';
import type { ServicesInput } from './services.resource.ts';

/** Query options of a list of services. */
export const servicesQuery = (client: Client, input: ServicesInput = {}) => ({
  queryKey: ['services', input] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listServices } = await import('./services.resource.ts');
    return listServices(client, input, signal);
  },
});

/** Query options of a service by id or alias. */
export const serviceQuery = (client: Client, idOrAlias: string) => ({
  queryKey: ['service', idOrAlias] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getService } = await import('./services.resource.ts');
    return getService(client, { idOrAlias }, signal);
  },
});
