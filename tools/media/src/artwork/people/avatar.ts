import type { Hex, Point } from '../artwork.types.ts';
import { mix } from '../drawing/colour.ts';
import { createStage, toDocument } from '../drawing/stage.ts';
import { circle, linear, rect } from '../drawing/svg.ts';
import { palettes, type PaletteName } from '../palettes.ts';
import { creatures, type CreatureName } from './creatures.ts';

/** Side of an avatar in pixels. */
export const AVATAR_SIDE = 224;

/** A creature of a profile. */
export interface Avatar {
  id: string;
  creature: CreatureName;
  palette: PaletteName;
  coat: Hex;
  spare: Hex;
}

/** The eight creatures. */
export const avatars: readonly Avatar[] = [
  { id: 'avatar-1', creature: 'fox', palette: 'cyan', coat: '#ff8a3d', spare: '#fff1de' },
  { id: 'avatar-2', creature: 'owl', palette: 'dusk', coat: '#5b3f9e', spare: '#e9d6ff' },
  { id: 'avatar-3', creature: 'cyclops', palette: 'sand', coat: '#2f9e75', spare: '#ffe66d' },
  { id: 'avatar-4', creature: 'bear', palette: 'meadow', coat: '#8a5a3c', spare: '#f0cfa8' },
  { id: 'avatar-5', creature: 'whale', palette: 'rose', coat: '#3560c9', spare: '#dff0ff' },
  { id: 'avatar-6', creature: 'rabbit', palette: 'lagoon', coat: '#f6e7e2', spare: '#f58fa0' },
  { id: 'avatar-7', creature: 'octopus', palette: 'lime', coat: '#e0437a', spare: '#ffc2d6' },
  { id: 'avatar-8', creature: 'dragon', palette: 'ultramarine', coat: '#45c4b0', spare: '#ffd23f' },
];

/** A creature on a gradient of its palette. */
export function drawAvatar({ id, creature, palette, coat, spare }: Avatar): {
  document: string;
  color: Hex;
  focus: Point;
} {
  const colours = palettes[palette];
  const stage = createStage({
    width: AVATAR_SIDE,
    height: AVATAR_SIDE,
    seed: id,
    palette: colours,
  });
  const content = [
    rect(
      0,
      0,
      AVATAR_SIDE,
      AVATAR_SIDE,
      linear(stage, [
        [0, colours.sky[1]],
        [1, mix(colours.sky[2], colours.sky[1], 0.2)],
      ]),
    ),
    circle(112, 112, 96, '#ffffff', 0.12),
    creatures[creature](coat, spare),
  ].join('');
  return {
    document: toDocument(stage, content),
    color: colours.sky[1],
    focus: { x: 0.5, y: 0.52 },
  };
}
