import type { OperationExamples } from '../operation-examples.ts';
import { mediaItemFixture } from './media-items.fixtures.ts';
import type { mediaItemsOperations } from './media-items.operations.ts';
import { episodeFixture, seasonFixture } from './series.fixtures.ts';

/** A successful call of each. */
export const mediaItemsExamples: OperationExamples<typeof mediaItemsOperations> = {
  getMediaItem: {
    params: { id_or_slug: 'metropolis' },
    query: { type: 'film' },
    answer: mediaItemFixture,
  },
  listSeasons: {
    params: { id: 'marevo' },
    query: { limit: '10' },
    answer: { items: [{ type: 'media_item', media_item: seasonFixture }] },
  },
  listEpisodes: {
    params: { id: 'marevo-sezon-1' },
    query: { limit: '1' },
    answer: {
      items: [
        {
          type: 'media_item',
          media_item: episodeFixture,
          media_position: { timepoint: 900, is_viewed: false },
        },
      ],
      next_cursor: 'YWZ0ZXI6MQ',
    },
  },
};
