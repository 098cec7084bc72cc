import { sitePath } from '@foyer/site-map';
const favourites = sitePath('/my/collection');
const parameter = 'show';
const bought = 'bought';

/** Addresses of the two parts of the collection. */
export const collectionPaths = {
  favourites,
  bought: `${favourites}?${parameter}=${bought}`,
} as const;

/** Whether an address asks for what was bought. */
export const isBoughtAsked = (query: URLSearchParams): boolean => query.get(parameter) === bought;
