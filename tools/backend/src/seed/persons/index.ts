import { persons as firstPersons } from '../persons.ts';
import type { PersonSeed } from '../seed.types.ts';
import { caseFilesPersons } from './case-files.persons.ts';
import { cityDramaPersons } from './city-drama.persons.ts';
import { earlyCinemaPersons } from './early-cinema.persons.ts';
import { farWorldsPersons } from './far-worlds.persons.ts';
import { hollywoodSilentPersons } from './hollywood-silent.persons.ts';
import { homeTalesPersons } from './home-tales.persons.ts';
import { kidsTalesPersons } from './kids-tales.persons.ts';
import { lightSidePersons } from './light-side.persons.ts';
import { longRoadsPersons } from './long-roads.persons.ts';
import { mysteryPersons } from './mystery.persons.ts';
import { playgroundPersons } from './playground.persons.ts';
import { sovietSilentPersons } from './soviet-silent.persons.ts';
import { trueStoriesPersons } from './true-stories.persons.ts';
import { worldSilentPersons } from './world-silent.persons.ts';

/** Everybody of the demo. */
export const persons: readonly PersonSeed[] = [
  ...firstPersons,
  ...caseFilesPersons,
  ...cityDramaPersons,
  ...earlyCinemaPersons,
  ...farWorldsPersons,
  ...hollywoodSilentPersons,
  ...homeTalesPersons,
  ...kidsTalesPersons,
  ...lightSidePersons,
  ...longRoadsPersons,
  ...mysteryPersons,
  ...playgroundPersons,
  ...sovietSilentPersons,
  ...trueStoriesPersons,
  ...worldSilentPersons,
];
