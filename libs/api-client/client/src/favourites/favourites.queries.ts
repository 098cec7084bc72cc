import type { FavouriteType, PageInput } from '@foyer/contract';
import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';

/** Query options of a page of what the profile has put aside. */
export const favouritesQuery = (
  client: Client,
  input: { itemType?: FavouriteType | undefined } & PageInput = {},
) => ({
  queryKey: ['favourites', input] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listFavourites } = await import('./favourites.resource.ts');
    return listFavourites(client, input, signal);
  },
});
