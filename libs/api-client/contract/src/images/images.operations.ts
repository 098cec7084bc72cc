import { defineOperation } from '../define-operation.ts';
import { imageParamsSchema } from './image-params.schema.ts';

/** A picture, cut round its focus. May be cached for ever: an id never changes its picture. */
export const getImageOperation = defineOperation({
  operationId: 'getImage',
  method: 'get',
  path: '/images/{id}/{size}.{format}',
  tag: 'images',
  summary: 'A picture in one of the served sizes',
  access: 'anyone',
  params: imageParamsSchema,
  files: ['image/avif', 'image/webp', 'image/jpeg'],
  status: 200,
  errors: ['notFound'],
});

/** The calls of this resource by operation id. */
export const imagesOperations = {
  getImage: getImageOperation,
} as const;
