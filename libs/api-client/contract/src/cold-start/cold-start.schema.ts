import * as v from 'valibot';
import { imageSchema } from '../images/images.schema.ts';
import { idSchema, secondsSchema } from '../primitives.ts';

/** How many genres, and how many titles, are chosen when the service does not say. COLD-003. */
export const DEFAULT_MIN_FOR_CHOOSING = 5;

/** How many must be chosen; more are welcome. COLD-002, COLD-004. */
const minForChoosingSchema = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** A genre to choose. COLD-010. */
export const coldStartGenreSchema = v.object({
  id: idSchema,
  alias: idSchema,
  name: v.string(),
  image: imageSchema,
});
/** A genre to choose. */
export type ColdStartGenre = v.InferOutput<typeof coldStartGenreSchema>;

/** The genres of the first step. COLD-011. */
export const coldStartGenresSchema = v.object({
  items: v.array(coldStartGenreSchema),
  /** Of these, and of the titles after them; {@link DEFAULT_MIN_FOR_CHOOSING} when absent. Where there are fewer, all of them. */
  min_for_choosing: minForChoosingSchema,
});
/** The genres of the first step. */
export type ColdStartGenres = v.InferOutput<typeof coldStartGenresSchema>;

const idListSchema = v.pipe(v.array(v.pipe(idSchema, v.maxLength(100))), v.maxLength(100));

/** Query of the second step. COLD-012. */
export const coldStartMoviesQuerySchema = v.object({
  /** Aliases of the chosen genres, separated by commas. */
  genre_aliases: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)),
});

/** A title to choose. COLD-010. */
export const coldStartMovieSchema = v.object({
  id: idSchema,
  name: v.string(),
  image: imageSchema,
});
/** A title to choose. */
export type ColdStartMovie = v.InferOutput<typeof coldStartMovieSchema>;

/** The titles of the second step. COLD-012. */
export const coldStartMoviesSchema = v.object({
  movies: v.array(coldStartMovieSchema),
  /** Where there are fewer titles than genres must be chosen; as for the genres when absent. Decision 0116 */
  min_for_choosing: minForChoosingSchema,
});
/** The titles of the second step. */
export type ColdStartMovies = v.InferOutput<typeof coldStartMoviesSchema>;

/** What was chosen. COLD-013. */
export const coldStartChoiceSchema = v.object({
  genre_aliases: idListSchema,
  content_ids: idListSchema,
});
/** What was chosen. */
export type ColdStartChoice = v.InferOutput<typeof coldStartChoiceSchema>;

/** What happens once the choice is saved. COLD-006. */
export const coldStartResultSchema = v.object({
  loading_screen: v.object({
    /** How long the covers are shown. */
    duration: secondsSchema,
  }),
  /** The page to go to, with the fragment `#cold_start`. */
  media_view_alias: idSchema,
});
/** What happens once the choice is saved. */
export type ColdStartResult = v.InferOutput<typeof coldStartResultSchema>;
