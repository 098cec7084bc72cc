import { defineOperation } from '../define-operation.ts';
import { mediaItemParamsSchema, mediaItemSchema } from './media-items.schema.ts';

/** A film by id or slug. CALL-029. */
export const getMediaItemOperation = defineOperation({
  operationId: 'getMediaItem',
  method: 'get',
  path: '/media-items/{id_or_slug}',
  tag: 'media-items',
  summary: 'A film',
  access: 'anyone',
  params: mediaItemParamsSchema,
  answer: mediaItemSchema,
  status: 200,
  errors: ['notFound'],
});
