export {
  listColdStartGenresOperation,
  listColdStartMoviesOperation,
  saveColdStartOperation,
} from './cold-start.operations.ts';
export {
  coldStartChoiceSchema,
  coldStartGenreSchema,
  coldStartGenresSchema,
  coldStartMovieSchema,
  coldStartMoviesQuerySchema,
  coldStartMoviesSchema,
  coldStartResultSchema,
  DEFAULT_MIN_FOR_CHOOSING,
  type ColdStartChoice,
  type ColdStartGenre,
  type ColdStartGenres,
  type ColdStartMovie,
  type ColdStartMovies,
  type ColdStartResult,
} from './cold-start.schema.ts';
