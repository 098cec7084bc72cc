import type { OperationExamples } from '../operation-examples.ts';
import { mediaViewFixture } from './media-views.fixtures.ts';
import type { mediaViewsOperations } from './media-views.operations.ts';

/** A successful call of each. */
export const mediaViewsExamples: OperationExamples<typeof mediaViewsOperations> = {
  getMediaView: {
    params: { alias: 'main' },
    query: { media_item_id: 'metropolis' },
    answer: mediaViewFixture,
  },
};
