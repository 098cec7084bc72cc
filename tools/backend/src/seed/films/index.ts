import type { FilmSeed } from '../seed.types.ts';
import { documentaryFilms } from './documentary.films.ts';
import { dramaFilms } from './drama.films.ts';
import { kidsFilms } from './kids.films.ts';
import { lightFilms } from './light.films.ts';
import { silentFilms } from './silent.films.ts';
import { thrillerFilms } from './thriller.films.ts';

/** Facts about every film of the demo. */
export const films: readonly FilmSeed[] = [
  ...silentFilms,
  ...documentaryFilms,
  ...kidsFilms,
  ...dramaFilms,
  ...thrillerFilms,
  ...lightFilms,
];
