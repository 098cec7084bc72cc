import type { Finish, Scene } from '../artwork.types.ts';
import { balloons } from './balloons.scene.ts';
import { biplane } from './biplane.scene.ts';
import { blinds } from './blinds.scene.ts';
import { bridge } from './bridge.scene.ts';
import { bust } from './bust.scene.ts';
import { camp } from './camp.scene.ts';
import { cards } from './cards.scene.ts';
import { cassette } from './cassette.scene.ts';
import { castle } from './castle.scene.ts';
import { chess } from './chess.scene.ts';
import { cinema } from './cinema.scene.ts';
import { circus } from './circus.scene.ts';
import { city } from './city.scene.ts';
import { clock } from './clock.scene.ts';
import { columns } from './columns.scene.ts';
import { constructivist } from './constructivist.scene.ts';
import { contour } from './contour.scene.ts';
import { crooked } from './crooked.scene.ts';
import { curtain } from './curtain.scene.ts';
import { cutouts } from './cutouts.scene.ts';
import { deco } from './deco.scene.ts';
import { depths } from './depths.scene.ts';
import { door } from './door.scene.ts';
import { ensemble } from './ensemble.scene.ts';
import { eye } from './eye.scene.ts';
import { facade } from './facade.scene.ts';
import { forest } from './forest.scene.ts';
import { geo } from './geo.scene.ts';
import { halftone } from './halftone.scene.ts';
import { house } from './house.scene.ts';
import { keyhole } from './keyhole.scene.ts';
import { kids } from './kids.scene.ts';
import { march } from './march.scene.ts';
import { masks } from './masks.scene.ts';
import { metro } from './metro.scene.ts';
import { mountains } from './mountains.scene.ts';
import { pair } from './pair.scene.ts';
import { piano } from './piano.scene.ts';
import { pitch } from './pitch.scene.ts';
import { planet } from './planet.scene.ts';
import { pulsar } from './pulsar.scene.ts';
import { road } from './road.scene.ts';
import { rocket } from './rocket.scene.ts';
import { sea } from './sea.scene.ts';
import { slope } from './slope.scene.ts';
import { speed } from './speed.scene.ts';
import { stairs } from './stairs.scene.ts';
import { still } from './still.scene.ts';
import { train } from './train.scene.ts';
import { tree } from './tree.scene.ts';
import { typo } from './typo.scene.ts';
import { umbrellas } from './umbrellas.scene.ts';
import { underwater } from './underwater.scene.ts';
import { village } from './village.scene.ts';
import { vinyl } from './vinyl.scene.ts';
import { waves } from './waves.scene.ts';

/** Every recipe by name. */
export const scenes = {
  balloons,
  biplane,
  blinds,
  bridge,
  bust,
  camp,
  cards,
  cassette,
  castle,
  chess,
  cinema,
  circus,
  city,
  clock,
  columns,
  constructivist,
  contour,
  crooked,
  curtain,
  cutouts,
  deco,
  depths,
  door,
  ensemble,
  eye,
  facade,
  forest,
  geo,
  halftone,
  house,
  keyhole,
  kids,
  march,
  masks,
  metro,
  mountains,
  pair,
  piano,
  pitch,
  planet,
  pulsar,
  road,
  rocket,
  sea,
  slope,
  speed,
  stairs,
  still,
  train,
  tree,
  typo,
  umbrellas,
  underwater,
  village,
  vinyl,
  waves,
} as const satisfies Record<string, Scene>;

/** Name of a recipe. */
export type SceneName = keyof typeof scenes;

const finishes: Partial<Record<SceneName, Finish>> = {
  bust: 'paper',
  cards: 'paper',
  cassette: 'paper',
  constructivist: 'paper',
  contour: 'paper',
  cutouts: 'flat',
  ensemble: 'flat',
  geo: 'flat',
  halftone: 'paper',
  kids: 'flat',
  metro: 'paper',
  pitch: 'paper',
  rocket: 'paper',
  speed: 'paper',
  still: 'paper',
  typo: 'flat',
  umbrellas: 'paper',
  vinyl: 'paper',
  waves: 'paper',
};

/** How the corners of a recipe in one of its forms darken. */
export function finishOf(scene: SceneName, variant: string): Finish {
  return variant === 'paper' ? 'paper' : (finishes[scene] ?? 'dark');
}
