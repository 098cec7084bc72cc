import type { Hex, Point } from '../artwork.types.ts';
import { marks, type MarkName } from '../channels/marks.ts';
import { mix } from '../drawing/colour.ts';
import { createStage, toDocument } from '../drawing/stage.ts';
import { circle, linear, place, rect } from '../drawing/svg.ts';
import { palettes, type PaletteName } from '../palettes.ts';
import { AVATAR_SIDE } from './avatar.ts';

/** A mark of a profile. */
export interface AvatarMark {
  id: string;
  mark: MarkName;
  palette: PaletteName;
}

/** The eight marks. */
export const avatarMarks: readonly AvatarMark[] = [
  { id: 'avatar-mark-1', mark: 'reel', palette: 'brick' },
  { id: 'avatar-mark-2', mark: 'orbit', palette: 'plum' },
  { id: 'avatar-mark-3', mark: 'peaks', palette: 'mint' },
  { id: 'avatar-mark-4', mark: 'atom', palette: 'night' },
  { id: 'avatar-mark-5', mark: 'lens', palette: 'coral' },
  { id: 'avatar-mark-6', mark: 'paw', palette: 'mustard' },
  { id: 'avatar-mark-7', mark: 'needle', palette: 'tealOrange' },
  { id: 'avatar-mark-8', mark: 'bars', palette: 'ultramarine' },
];

/** A mark on a gradient of its palette. */
export function drawAvatarMark({ id, mark, palette }: AvatarMark): {
  document: string;
  color: Hex;
  focus: Point;
} {
  const { sky, light } = palettes[palette];
  const side = AVATAR_SIDE;
  const stage = createStage({ width: side, height: side, seed: id, palette: palettes[palette] });
  const paint = linear(
    stage,
    [
      [0, sky[0]],
      [1, sky[1]],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 1 },
  );
  const content =
    rect(0, 0, side, side, paint) +
    circle(side * 0.3, side * 0.24, side * 0.44, sky[2], 0.16) +
    place(side / 2, side / 2, side / 172, marks[mark](light, mix(sky[0], sky[1], 0.5)));
  return { document: toDocument(stage, content), color: sky[1], focus: { x: 0.5, y: 0.5 } };
}
