import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';
import type { KaraokeInput } from './karaoke.resource.ts';

/** Query options of a page of songs. */
export const karaokeItemsQuery = (client: Client, input: KaraokeInput = {}) => ({
  queryKey: ['karaoke-items', input] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listKaraokeItems } = await import('./karaoke.resource.ts');
    return listKaraokeItems(client, input, signal);
  },
});

/** Query options of the genres of songs. */
export const karaokeGenresQuery = (client: Client) => ({
  queryKey: ['karaoke-genres'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listKaraokeGenres } = await import('./karaoke.resource.ts');
    return listKaraokeGenres(client, signal);
  },
});

/** Query options of a song. */
export const karaokeItemQuery = (client: Client, idOrSlug: string) => ({
  queryKey: ['karaoke-item', idOrSlug] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getKaraokeItem } = await import('./karaoke.resource.ts');
    return getKaraokeItem(client, { idOrSlug }, signal);
  },
});
