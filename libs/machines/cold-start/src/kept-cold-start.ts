import { coldStartChoiceSchema, coldStartMovieSchema } from '@foyer/contract';
import * as v from 'valibot';

/** What a tab keeps of a cold start: a reload, or a way out and back, loses no choice. */
export const keptColdStartSchema = v.object({
  step: v.picklist(['genres', 'movies']),
  genres: coldStartChoiceSchema.entries.genre_aliases,
  movies: v.array(coldStartMovieSchema),
});
/** What a tab keeps of a cold start. */
export type KeptColdStart = v.InferOutput<typeof keptColdStartSchema>;
