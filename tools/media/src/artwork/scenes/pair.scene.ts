import type { Scene, Stage } from '../artwork.types.ts';
import { birds, glow, sky } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { PROFILE } from '../drawing/figures.ts';
import { fitRadius, freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, linear, path, place, rect } from '../drawing/svg.ts';

const BUN =
  'M54,9 C34,7 15,20 10,41 C8,52 9,60 12,68 C22,66 28,56 30,46 C40,40 56,34 68,18 C64,13 60,10 54,9Z';

/** A head and shoulders facing right, in a box of about 140 by 152; with the hair up, or short. */
function head(stage: Stage, colour: string, hair: string, isUp: boolean): string {
  const shape = path(PROFILE, colour);
  if (!isUp)
    return (
      shape +
      path(
        'M83,33 C80,20 70,9 54,9 C34,7 15,20 10,41 C9,50 10,58 13,66 C22,62 24,52 26,44 C44,44 66,40 83,33Z',
        hair,
      )
    );
  return (
    shape + path(BUN, hair) + circle(6, 26, 13, hair) + circle(40, 66, 2.4, stage.palette.accent)
  );
}

/** Two people in profile with the sun between them: face to face, or `apart`, back to back. */
export const pair: Scene = (stage) => {
  const { width, height, random, palette, isWide, variant } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.02);
  const isApart = variant === 'apart';
  const scale = Math.min(width * 0.98, span * (isWide ? 1.5 : 1.08)) / 250;
  const foot = yAt(stage, isWide ? 1.04 : 1);
  const top = foot - 152 * scale;
  const apart = (isApart ? 34 : 116) * scale;
  const near = mix(palette.ink, palette.accent, 0.12);
  const far = mix(palette.ink, palette.sky[1], 0.5);
  const radius = fitRadius(stage, 0.2);
  const isLeftNear = random.chance(0.5);
  const [left, right] = isLeftNear ? [near, far] : [far, near];
  const hairOf = (colour: typeof near) => mix(colour, '#000000', 0.45);
  const sun = { x, y: top + (isApart ? 26 : 70) * scale };
  return {
    svg: [
      sky(stage, [
        [0, palette.sky[0]],
        [0.5, palette.sky[1]],
        [0.9, palette.sky[2]],
      ]),
      glow(stage, sun.x, sun.y, radius * 3.4, palette.light, 0.7),
      circle(sun.x, sun.y, radius, palette.light),
      birds(stage, sun.x, sun.y - radius * 1.3, radius * 1.2, 5, palette.ink),
      place(x - apart, top, scale, head(stage, left, hairOf(left), isLeftNear), isApart),
      place(x + apart, top, scale, head(stage, right, hairOf(right), !isLeftNear), !isApart),
      rect(
        0,
        foot - 46 * scale,
        width,
        46 * scale + 1,
        linear(stage, [
          [0, palette.ink, 0],
          [1, palette.ink, 1],
        ]),
      ),
      rect(0, foot, width, Math.max(0, height - foot), palette.ink),
    ].join(''),
    focus: { x, y: yAt(stage, 0.5) },
  };
};
