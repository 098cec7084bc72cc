import { defineOperation } from '../define-operation.ts';
import { ratingAnswerSchema, ratingParamsSchema, setRatingSchema } from './ratings.schema.ts';

/** Rates a title; 0 removes the rating. RATE-004. */
export const setRatingOperation = defineOperation({
  operationId: 'setRating',
  method: 'post',
  path: '/ratings',
  tag: 'ratings',
  summary: 'Rate a title',
  access: 'account',
  body: setRatingSchema,
  answer: ratingAnswerSchema,
  status: 200,
  errors: ['notFound'],
});

/** Removes the profile's rating of a title. RATE-005. */
export const deleteRatingOperation = defineOperation({
  operationId: 'deleteRating',
  method: 'delete',
  path: '/ratings/{content_type}/{content_id}',
  tag: 'ratings',
  summary: 'Remove a rating',
  access: 'account',
  params: ratingParamsSchema,
  answer: ratingAnswerSchema,
  status: 200,
  errors: ['notFound'],
});

/** The calls of this resource by operation id. */
export const ratingsOperations = {
  setRating: setRatingOperation,
  deleteRating: deleteRatingOperation,
} as const;
