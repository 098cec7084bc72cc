import type { FilmTexts } from '../../seed.types.ts';
import { documentary } from './documentary.ts';
import { drama } from './drama.ts';
import { kids } from './kids.ts';
import { light } from './light.ts';
import { silent } from './silent.ts';
import { thriller } from './thriller.ts';

/** What is told about every film, in Russian, by slug. */
export const rus: Readonly<Record<string, FilmTexts>> = {
  ...silent,
  ...documentary,
  ...kids,
  ...drama,
  ...thriller,
  ...light,
};
