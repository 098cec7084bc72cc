import { imageFixture } from '../images/images.fixtures.ts';
import type { OperationExamples } from '../operation-examples.ts';
import type { coldStartOperations } from './cold-start.operations.ts';

/** A successful call of each. */
export const coldStartExamples: OperationExamples<typeof coldStartOperations> = {
  listColdStartGenres: {
    answer: {
      items: [{ id: 'drama', alias: 'drama', name: 'Драма', image: imageFixture('poster-alibi') }],
      min_for_choosing: 5,
    },
  },
  listColdStartMovies: {
    query: { genre_aliases: 'drama,comedy' },
    answer: {
      movies: [{ id: 'metropolis', name: 'Метрополис', image: imageFixture('poster-metropolis') }],
    },
  },
  saveColdStart: {
    body: { genre_aliases: ['drama'], content_ids: ['metropolis'] },
    answer: { loading_screen: { duration: 5 }, media_view_alias: 'main' },
  },
};
