import { defineOperation } from '../define-operation.ts';
import {
  mediaItemChildrenParamsSchema,
  mediaItemChildrenQuerySchema,
  mediaItemParamsSchema,
  mediaItemQuerySchema,
  mediaItemSchema,
  mediaItemsPageSchema,
} from './media-items.schema.ts';

/** A film, series, season or episode by id or slug. CALL-029, CALL-033. */
export const getMediaItemOperation = defineOperation({
  operationId: 'getMediaItem',
  method: 'get',
  path: '/media-items/{id_or_slug}',
  tag: 'media-items',
  summary: 'A film, series, season or episode',
  access: 'anyone',
  params: mediaItemParamsSchema,
  query: mediaItemQuerySchema,
  answer: mediaItemSchema,
  status: 200,
  errors: ['notFound'],
});

/** The seasons of a series, the first one first. */
export const listSeasonsOperation = defineOperation({
  operationId: 'listSeasons',
  method: 'get',
  path: '/media-items/{id}/seasons',
  tag: 'media-items',
  summary: 'The seasons of a series',
  access: 'anyone',
  params: mediaItemChildrenParamsSchema,
  query: mediaItemChildrenQuerySchema,
  answer: mediaItemsPageSchema,
  status: 200,
  errors: ['notFound'],
});

/** The episodes of a season, or of a whole series, in order. */
export const listEpisodesOperation = defineOperation({
  operationId: 'listEpisodes',
  method: 'get',
  path: '/media-items/{id}/episodes',
  tag: 'media-items',
  summary: 'The episodes of a season or of a whole series',
  access: 'anyone',
  params: mediaItemChildrenParamsSchema,
  query: mediaItemChildrenQuerySchema,
  answer: mediaItemsPageSchema,
  status: 200,
  errors: ['notFound'],
});

/** The calls of this resource by operation id. */
export const mediaItemsOperations = {
  getMediaItem: getMediaItemOperation,
  listSeasons: listSeasonsOperation,
  listEpisodes: listEpisodesOperation,
} as const;
