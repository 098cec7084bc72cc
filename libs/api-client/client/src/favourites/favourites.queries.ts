import type { FavouriteType, PageInput } from '@foyer/contract';
import type { Client } from '../client.ts';
import { queryDefaults, type QueryContext } from '../query-defaults.ts';

/** Query options of a page of what the profile has put aside. */
export const favouritesQuery = (
  client: Client,
  input: { itemType?: FavouriteType | undefined } & PageInput = {},
) => ({
  ...queryDefaults,
  queryKey: ['favourites', input] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listFavourites } = await import('./favourites.resource.ts');
    return listFavourites(client, input, signal);
  },
});
