import { defineOperation } from '../define-operation.ts';
import { notificationAnswerSchema } from '../notifications/notifications.schema.ts';
import {
  favouriteParamsSchema,
  favouriteSchema,
  favouritesPageSchema,
  favouritesQuerySchema,
} from './favourites.schema.ts';

/** What the profile has put aside. */
export const listFavouritesOperation = defineOperation({
  operationId: 'listFavourites',
  method: 'get',
  path: '/favourites',
  tag: 'favourites',
  summary: 'What the profile has put aside',
  access: 'account',
  query: favouritesQuerySchema,
  answer: favouritesPageSchema,
  status: 200,
  errors: [],
});

/** Puts an item aside; once more changes nothing. CALL-034. */
export const addFavouriteOperation = defineOperation({
  operationId: 'addFavourite',
  method: 'post',
  path: '/favourites',
  tag: 'favourites',
  summary: 'Put an item aside',
  access: 'account',
  body: favouriteSchema,
  answer: notificationAnswerSchema,
  status: 200,
  errors: ['notFound'],
});

/** Takes an item out again; once more changes nothing. CALL-035. */
export const removeFavouriteOperation = defineOperation({
  operationId: 'removeFavourite',
  method: 'delete',
  path: '/favourites/{item_type}/{item_id}',
  tag: 'favourites',
  summary: 'Take an item out of the favourites',
  access: 'account',
  params: favouriteParamsSchema,
  answer: notificationAnswerSchema,
  status: 200,
  errors: ['notFound'],
});

/** The calls of this resource by operation id. */
export const favouritesOperations = {
  listFavourites: listFavouritesOperation,
  addFavourite: addFavouriteOperation,
  removeFavourite: removeFavouriteOperation,
} as const;
