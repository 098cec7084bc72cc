import { defineOperation } from '../define-operation.ts';
import {
  karaokeGenresSchema,
  karaokeItemSchema,
  karaokePageSchema,
  karaokeParamsSchema,
  karaokeQuerySchema,
} from './karaoke.schema.ts';

/** The songs, all or those of a genre. */
export const listKaraokeItemsOperation = defineOperation({
  operationId: 'listKaraokeItems',
  method: 'get',
  path: '/karaoke-items',
  tag: 'karaoke',
  summary: 'The songs',
  access: 'anyone',
  query: karaokeQuerySchema,
  answer: karaokePageSchema,
  status: 200,
  errors: [],
});

/** The genres of songs. */
export const listKaraokeGenresOperation = defineOperation({
  operationId: 'listKaraokeGenres',
  method: 'get',
  path: '/karaoke-genres',
  tag: 'karaoke',
  summary: 'The genres of songs',
  access: 'anyone',
  answer: karaokeGenresSchema,
  status: 200,
  errors: [],
});

/** A song by id or slug; with purchase data for who has signed in. CALL-031. */
export const getKaraokeItemOperation = defineOperation({
  operationId: 'getKaraokeItem',
  method: 'get',
  path: '/karaoke-items/{id_or_slug}',
  tag: 'karaoke',
  summary: 'A song',
  access: 'anyone',
  params: karaokeParamsSchema,
  answer: karaokeItemSchema,
  status: 200,
  errors: ['notFound'],
});

/** The calls of this resource by operation id. */
export const karaokeOperations = {
  listKaraokeItems: listKaraokeItemsOperation,
  listKaraokeGenres: listKaraokeGenresOperation,
  getKaraokeItem: getKaraokeItemOperation,
} as const;
