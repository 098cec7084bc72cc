import type { Client } from '../client.ts';
import { queryDefaults, type QueryContext } from '../query-defaults.ts';

/** Query options of the languages of the interface. */
export const languagesQuery = (client: Client) => ({
  ...queryDefaults,
  queryKey: ['languages'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listLanguages } = await import('./languages.resource.ts');
    return listLanguages(client, signal);
  },
});
