import type { OperationExamples } from '../operation-examples.ts';
import { karaokeItemFixture, karaokeItemShortFixture } from './karaoke.fixtures.ts';
import type { karaokeOperations } from './karaoke.operations.ts';

/** A successful call of each. */
export const karaokeExamples: OperationExamples<typeof karaokeOperations> = {
  listKaraokeItems: {
    query: { genre: 'folk' },
    answer: { items: [karaokeItemShortFixture], total_count: 1 },
  },
  listKaraokeGenres: { answer: { items: [{ alias: 'folk', name: 'Народные' }] } },
  getKaraokeItem: {
    params: { id_or_slug: 'vo-pole-beryoza-stoyala' },
    answer: karaokeItemFixture,
  },
};
