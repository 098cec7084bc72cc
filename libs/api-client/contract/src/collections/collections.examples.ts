import { mediaItemShortFixture } from '../media-items/media-items.fixtures.ts';
import type { OperationExamples } from '../operation-examples.ts';
import { collectionFixture } from './collections.fixtures.ts';
import type { collectionsOperations } from './collections.operations.ts';

/** A successful call of each. */
export const collectionsExamples: OperationExamples<typeof collectionsOperations> = {
  listCollections: { query: { limit: '1' }, answer: { items: [collectionFixture] } },
  getCollection: {
    params: { id_or_slug: 'goroda-budushchego' },
    query: { limit: '1' },
    answer: {
      ...collectionFixture,
      items: [{ type: 'media_item', media_item: mediaItemShortFixture }],
      next_cursor: 'YWZ0ZXI6MQ',
    },
  },
};
