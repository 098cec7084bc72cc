import { favouritesQuery, type Client } from '@foyer/client';
import type { FavouritesPage } from '@foyer/contract';
import { listPages } from '@foyer/page-runtime/page/list-pages';

/** What the profile has put aside, the latest first. */
export const favouriteList = (client: Client, first: number) =>
  listPages<FavouritesPage>(['favourites'], first, (page, signal) =>
    favouritesQuery(client, { page }).queryFn({ signal }),
  );
