import type { FilmSeed } from '../seed.types.ts';
import { cityDramaFilms } from './city-drama.films.ts';
import { comingSoonFilms } from './coming-soon.films.ts';
import { documentaryFilms } from './documentary.films.ts';
import { dramaFilms } from './drama.films.ts';
import { earlyCinemaFilms } from './early-cinema.films.ts';
import { farWorldsFilms } from './far-worlds.films.ts';
import { hollywoodSilentFilms } from './hollywood-silent.films.ts';
import { kidsFilms } from './kids.films.ts';
import { kidsTalesFilms } from './kids-tales.films.ts';
import { lightFilms } from './light.films.ts';
import { lightSideFilms } from './light-side.films.ts';
import { mysteryFilms } from './mystery.films.ts';
import { playgroundFilms } from './playground.films.ts';
import { silentFilms } from './silent.films.ts';
import { sovietSilentFilms } from './soviet-silent.films.ts';
import { thrillerFilms } from './thriller.films.ts';
import { trueStoriesFilms } from './true-stories.films.ts';
import { worldSilentFilms } from './world-silent.films.ts';

/** Facts about every film of the demo. */
export const films: readonly FilmSeed[] = [
  ...silentFilms,
  ...documentaryFilms,
  ...kidsFilms,
  ...dramaFilms,
  ...thrillerFilms,
  ...lightFilms,
  ...cityDramaFilms,
  ...comingSoonFilms,
  ...earlyCinemaFilms,
  ...farWorldsFilms,
  ...hollywoodSilentFilms,
  ...kidsTalesFilms,
  ...lightSideFilms,
  ...mysteryFilms,
  ...playgroundFilms,
  ...sovietSilentFilms,
  ...trueStoriesFilms,
  ...worldSilentFilms,
];
