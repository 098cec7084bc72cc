import type { FilmTexts } from '../../seed.types.ts';
import { caseFiles } from './case-files.ts';
import { cityDrama } from './city-drama.ts';
import { comingSoon } from './coming-soon.ts';
import { documentary } from './documentary.ts';
import { drama } from './drama.ts';
import { earlyCinema } from './early-cinema.ts';
import { farWorlds } from './far-worlds.ts';
import { hollywoodSilent } from './hollywood-silent.ts';
import { homeTales } from './home-tales.ts';
import { kids } from './kids.ts';
import { kidsTales } from './kids-tales.ts';
import { light } from './light.ts';
import { lightSide } from './light-side.ts';
import { longRoads } from './long-roads.ts';
import { mystery } from './mystery.ts';
import { playground } from './playground.ts';
import { silent } from './silent.ts';
import { sovietSilent } from './soviet-silent.ts';
import { thriller } from './thriller.ts';
import { trueStories } from './true-stories.ts';
import { worldSilent } from './world-silent.ts';

/** What is told about every title, in Armenian, by slug. */
export const hye: Readonly<Record<string, FilmTexts>> = {
  ...silent,
  ...documentary,
  ...kids,
  ...drama,
  ...thriller,
  ...light,
  ...cityDrama,
  ...comingSoon,
  ...earlyCinema,
  ...farWorlds,
  ...hollywoodSilent,
  ...kidsTales,
  ...lightSide,
  ...mystery,
  ...playground,
  ...sovietSilent,
  ...trueStories,
  ...worldSilent,
  ...caseFiles,
  ...homeTales,
  ...longRoads,
};
