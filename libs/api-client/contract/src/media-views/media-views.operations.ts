import { defineOperation } from '../define-operation.ts';
import {
  mediaViewAnswerSchema,
  mediaViewParamsSchema,
  mediaViewQuerySchema,
} from './media-views.schema.ts';

/** A page by its alias, for example `main` or `kids`. The home page is there also while it has no blocks. Spec 2 §2. */
export const getMediaViewOperation = defineOperation({
  operationId: 'getMediaView',
  method: 'get',
  path: '/media-views/{alias}',
  tag: 'media-views',
  summary: 'A page composed of blocks',
  access: 'anyone',
  params: mediaViewParamsSchema,
  query: mediaViewQuerySchema,
  answer: mediaViewAnswerSchema,
  status: 200,
  errors: ['notFound'],
});

/** The calls of this resource by operation id. */
export const mediaViewsOperations = {
  getMediaView: getMediaViewOperation,
} as const;
