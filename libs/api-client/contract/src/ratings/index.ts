export { deleteRatingOperation, setRatingOperation } from './ratings.operations.ts';
export {
  type RatingAnswer,
  ratingAnswerSchema,
  ratingParamsSchema,
  setRatingSchema,
} from './ratings.schema.ts';
