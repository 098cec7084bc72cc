export { coldStartGenresQuery } from './cold-start.queries.ts';
export { listColdStartGenres, listColdStartMovies, saveColdStart } from './cold-start.resource.ts';
