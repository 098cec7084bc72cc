import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';

/** Query options of a page composed of blocks, about a title where one is given. */
export const mediaViewQuery = (client: Client, alias: string, mediaItemId?: string) => ({
  queryKey: ['media-view', alias, ...(mediaItemId === undefined ? [] : [mediaItemId])] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getMediaView } = await import('./media-views.resource.ts');
    return getMediaView(client, { alias, mediaItemId }, signal);
  },
});
