import { DEFAULT_MIN_FOR_CHOOSING, type ColdStartMovie } from '@foyer/contract';
import { COVERS, type ColdStartContext } from './cold-start.types.ts';

/** The service takes no more of each. */
export const MOST_CHOSEN = 100;

/** How many genres must be chosen: all of them where there are fewer, and one at least. COLD-002, decision 0116 */
export const leastGenres = ({ min, genres }: Pick<ColdStartContext, 'min' | 'genres'>): number =>
  Math.max(1, Math.min(min, genres.length));

/** How many titles must be chosen; none where the genres have none. COLD-004, decision 0116 */
export const leastMovies = ({
  min,
  minOfMovies = min,
  movies = [],
}: Pick<ColdStartContext, 'min' | 'minOfMovies' | 'movies'>): number =>
  Math.min(minOfMovies, movies.length);

/** COLD-003 */
export const minOf = (stated: number | undefined): number => stated ?? DEFAULT_MIN_FOR_CHOOSING;

/** Adds what is not there, takes away what is; nothing is added beyond what the service takes. */
export function toggled<T>(chosen: readonly T[], one: T, isSame: (other: T) => boolean): T[] {
  const others = chosen.filter((other) => !isSame(other));
  if (others.length < chosen.length) return others;
  return chosen.length < MOST_CHOSEN ? [...chosen, one] : [...chosen];
}

/** The covers of the result: what was chosen, then what else was offered; none where they are too few. COLD-007, COLD-009 */
export function coversOf({
  chosenMovies,
  movies = [],
}: Pick<ColdStartContext, 'chosenMovies' | 'movies'>): readonly ColdStartMovie[] {
  const ids = new Set(chosenMovies.map(({ id }) => id));
  const covers = [...chosenMovies, ...movies.filter(({ id }) => !ids.has(id))];
  return covers.length < COVERS.fewest ? [] : covers.slice(0, COVERS.most);
}
