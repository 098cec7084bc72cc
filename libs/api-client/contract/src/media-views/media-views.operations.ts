import { defineOperation } from '../define-operation.ts';
import { mediaViewParamsSchema, mediaViewSchema } from './media-views.schema.ts';

/** A page by its alias, for example `main` or `kids`. */
export const getMediaViewOperation = defineOperation({
  operationId: 'getMediaView',
  method: 'get',
  path: '/media-views/{alias}',
  tag: 'media-views',
  summary: 'A page composed of blocks',
  access: 'anyone',
  params: mediaViewParamsSchema,
  answer: mediaViewSchema,
  status: 200,
  errors: ['notFound'],
});
