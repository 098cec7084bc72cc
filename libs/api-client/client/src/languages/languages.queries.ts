import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';

/** Query options of the languages of the interface. */
export const languagesQuery = (client: Client) => ({
  queryKey: ['languages'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listLanguages } = await import('./languages.resource.ts');
    return listLanguages(client, signal);
  },
});
