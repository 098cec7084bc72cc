import type { MediaItemType, PageInput } from '@foyer/contract';
import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';

/** Query options of a film, series, season or episode by id or slug. */
export const mediaItemQuery = (client: Client, idOrSlug: string, type?: MediaItemType) => ({
  queryKey: ['media-item', idOrSlug, ...(type ? [type] : [])] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getMediaItem } = await import('./media-items.resource.ts');
    return getMediaItem(client, { idOrSlug, type }, signal);
  },
});

/** Query options of a page of the seasons of a series. */
export const seasonsQuery = (client: Client, input: { seriesId: string } & PageInput) => ({
  queryKey: ['seasons', input] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listSeasons } = await import('./media-items.resource.ts');
    return listSeasons(client, input, signal);
  },
});

/** Query options of a page of the episodes of a season or a series. */
export const episodesQuery = (client: Client, input: { parentId: string } & PageInput) => ({
  queryKey: ['episodes', input] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listEpisodes } = await import('./media-items.resource.ts');
    return listEpisodes(client, input, signal);
  },
});
