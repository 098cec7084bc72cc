import type { FavouriteType } from '@foyer/contract';

/** What is put aside or taken out again. */
export interface FavouriteItem {
  id: string;
  type: FavouriteType;
}
