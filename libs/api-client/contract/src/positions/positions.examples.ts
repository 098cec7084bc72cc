import { mediaItemShortFixture } from '../media-items/media-items.fixtures.ts';
import type { OperationExamples } from '../operation-examples.ts';
import type { positionsOperations } from './positions.operations.ts';

/** A successful call of each. */
export const positionsExamples: OperationExamples<typeof positionsOperations> = {
  listPositions: {
    query: { continue_watching: '1' },
    answer: {
      items: [
        {
          type: 'media_item',
          media_item: mediaItemShortFixture,
          media_position: { timepoint: 900, is_viewed: false },
        },
      ],
    },
  },
  setPosition: {
    params: { media_item_id: 'metropolis' },
    body: { timepoint: 42.5, seconds_ago: 3 },
    answer: { media_position: { timepoint: 2167.5, is_viewed: false } },
  },
  deletePosition: { params: { media_item_id: 'metropolis' } },
  deletePositions: {},
};
