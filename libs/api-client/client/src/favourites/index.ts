export { favouritesQuery } from './favourites.queries.ts';
export {
  addFavourite,
  listFavourites,
  removeFavourite,
  type FavouriteInput,
} from './favourites.resource.ts';
