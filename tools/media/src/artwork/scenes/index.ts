import type { Finish, Scene } from '../artwork.types.ts';
import { blinds } from './blinds.scene.ts';
import { bust } from './bust.scene.ts';
import { city } from './city.scene.ts';
import { contour } from './contour.scene.ts';
import { crooked } from './crooked.scene.ts';
import { curtain } from './curtain.scene.ts';
import { deco } from './deco.scene.ts';
import { door } from './door.scene.ts';
import { eye } from './eye.scene.ts';
import { facade } from './facade.scene.ts';
import { forest } from './forest.scene.ts';
import { geo } from './geo.scene.ts';
import { halftone } from './halftone.scene.ts';
import { house } from './house.scene.ts';
import { kids } from './kids.scene.ts';
import { mountains } from './mountains.scene.ts';
import { planet } from './planet.scene.ts';
import { road } from './road.scene.ts';
import { sea } from './sea.scene.ts';
import { speed } from './speed.scene.ts';
import { train } from './train.scene.ts';
import { typo } from './typo.scene.ts';
import { vinyl } from './vinyl.scene.ts';

/** Every recipe by name. */
export const scenes = {
  blinds,
  bust,
  city,
  contour,
  crooked,
  curtain,
  deco,
  door,
  eye,
  facade,
  forest,
  geo,
  halftone,
  house,
  kids,
  mountains,
  planet,
  road,
  sea,
  speed,
  train,
  typo,
  vinyl,
} as const satisfies Record<string, Scene>;

/** Name of a recipe. */
export type SceneName = keyof typeof scenes;

const finishes: Partial<Record<SceneName, Finish>> = {
  bust: 'paper',
  contour: 'paper',
  halftone: 'paper',
  vinyl: 'paper',
  speed: 'paper',
  typo: 'flat',
  geo: 'flat',
  kids: 'flat',
};

/** How a recipe's corners darken. */
export function finishOf(scene: SceneName): Finish {
  return finishes[scene] ?? 'dark';
}
