import type { Client } from '../client.ts';
import { queryDefaults, type QueryContext } from '../query-defaults.ts';

/** Query options of a film by id or slug. */
export const mediaItemQuery = (client: Client, idOrSlug: string) => ({
  ...queryDefaults,
  queryKey: ['media-item', idOrSlug] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getMediaItem } = await import('./media-items.resource.ts');
    return getMediaItem(client, { idOrSlug }, signal);
  },
});
