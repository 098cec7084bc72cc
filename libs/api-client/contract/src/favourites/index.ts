export {
  addFavouriteOperation,
  listFavouritesOperation,
  removeFavouriteOperation,
} from './favourites.operations.ts';
export {
  favouriteParamsSchema,
  favouriteSchema,
  favouritesPageSchema,
  type FavouritesPage,
  favouritesQuerySchema,
  type FavouriteType,
  favouriteTypes,
  favouriteTypeSchema,
} from './favourites.schema.ts';
