import { defineOperation } from '../define-operation.ts';
import {
  coldStartChoiceSchema,
  coldStartGenresSchema,
  coldStartMoviesQuerySchema,
  coldStartMoviesSchema,
  coldStartResultSchema,
} from './cold-start.schema.ts';

/** The genres to choose from. COLD-011. */
export const listColdStartGenresOperation = defineOperation({
  operationId: 'listColdStartGenres',
  method: 'get',
  path: '/cold-start/genres',
  tag: 'cold-start',
  summary: 'Genres to choose',
  access: 'account',
  answer: coldStartGenresSchema,
  status: 200,
  errors: [],
});

/** Titles of the chosen genres. COLD-012. */
export const listColdStartMoviesOperation = defineOperation({
  operationId: 'listColdStartMovies',
  method: 'get',
  path: '/cold-start/movies',
  tag: 'cold-start',
  summary: 'Titles to choose',
  access: 'account',
  query: coldStartMoviesQuerySchema,
  answer: coldStartMoviesSchema,
  status: 200,
  errors: [],
});

/** Keeps the choice of the profile; the recommendations follow it. COLD-013. */
export const saveColdStartOperation = defineOperation({
  operationId: 'saveColdStart',
  method: 'post',
  path: '/cold-start',
  tag: 'cold-start',
  summary: 'Save the choice',
  access: 'account',
  body: coldStartChoiceSchema,
  answer: coldStartResultSchema,
  status: 200,
  errors: [],
});

/** The calls of this resource by operation id. */
export const coldStartOperations = {
  listColdStartGenres: listColdStartGenresOperation,
  listColdStartMovies: listColdStartMoviesOperation,
  saveColdStart: saveColdStartOperation,
} as const;
