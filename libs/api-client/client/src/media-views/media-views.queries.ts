import type { Client } from '../client.ts';
import { queryDefaults, type QueryContext } from '../query-defaults.ts';

/** Query options of a page composed of blocks. */
export const mediaViewQuery = (client: Client, alias: string) => ({
  ...queryDefaults,
  queryKey: ['media-view', alias] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getMediaView } = await import('./media-views.resource.ts');
    return getMediaView(client, { alias }, signal);
  },
});
