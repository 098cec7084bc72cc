import type { OperationExamples } from '../operation-examples.ts';
import type { ratingsOperations } from './ratings.operations.ts';

/** A successful call of each. */
export const ratingsExamples: OperationExamples<typeof ratingsOperations> = {
  setRating: {
    body: { content_id: 'metropolis', rating: 9 },
    answer: { ratings: { wink: 8.3, user: 9 } },
  },
  deleteRating: {
    params: { content_type: 'film', content_id: 'metropolis' },
    answer: { ratings: { wink: 8.3 } },
  },
};
