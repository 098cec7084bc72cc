import type { Scene } from '../artwork.types.ts';
import { mix } from '../drawing/colour.ts';
import { PROFILE } from '../drawing/figures.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, linear, path, place, rect, repeat, svg } from '../drawing/svg.ts';

const CROWN =
  'M12,30 C10,10 14,-12 24,-18 C34,-23 42,-15 52,-15 C62,-16 70,-22 78,-15 C84,-6 84,12 83,30 C60,24 34,24 12,30Z';
const BRIM =
  'M-16,33 C-6,24 10,26 28,21 C48,17 68,19 86,25 C98,28 108,33 113,40 C98,39 86,36 74,34 C52,30 28,32 4,40 C-8,43 -16,39 -16,33Z';
const BAND = 'M12.4,14 C34,6 60,6 83.4,14 L83.4,24 C60,17 34,17 12,26Z';

const HAIR =
  'M58,6 C32,2 8,18 6,44 C4,62 8,76 16,84 C26,74 28,58 30,48 C44,44 62,38 76,24 C72,14 66,8 58,6Z';

/** A profile in a hat behind the light of window blinds; a `woman` with her hair up. */
export const blinds: Scene = (stage) => {
  const { width, height, palette, isWide, variant, random } = stage;
  const isWoman = variant === 'woman';
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.02);
  const scale = Math.min(width * 1.16, span) / 166;
  const top = yAt(stage, 0.02) + 21 * scale;
  const shape = mix(palette.ink, '#000000', 0.3);
  const slats = random.whole(15, 19);
  const pitch = (height * 1.3) / slats;
  const wall = linear(
    stage,
    [
      [0, palette.light],
      [0.55, mix(palette.light, palette.accent, 0.5)],
      [1, palette.accent],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 1 },
  );
  const shadow = linear(
    stage,
    [
      [0, palette.ink, 1],
      [0.4, palette.ink, 0.94],
      [0.62, palette.ink, 0.2],
      [1, palette.ink, 0],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0 },
  );
  const foot = top + 150 * scale;
  const dark = top + 96 * scale;
  const fade = linear(stage, [
    [0, palette.ink, 0],
    [0.9, palette.ink, 1],
    [1, palette.ink, 1],
  ]);
  return {
    svg: [
      rect(0, 0, width, height, wall),
      svg`<g transform="rotate(-9 ${width / 2} ${height / 2})">${repeat(slats, (index) => svg`<rect x="${-width * 0.2}" y="${pitch * index - height * 0.15}" width="${width * 1.4}" height="${pitch * 0.5}" fill="${palette.ink}" opacity=".93"/>`)}</g>`,
      isWide ? rect(0, 0, width, height, shadow) : '',
      place(
        x - 50 * scale,
        top,
        scale,
        path(PROFILE, shape) +
          (isWoman
            ? path(HAIR, shape) +
              circle(2, 22, 17, shape) +
              circle(41, 70, 3, palette.accent) +
              path('M38,76 L44,76 L41,88Z', palette.accent)
            : path(CROWN, shape) + path(BRIM, shape) + path(BAND, palette.accent, 0.9)),
      ),
      rect(0, dark, width, foot - dark + 1, fade),
      rect(0, foot, width, Math.max(0, height - foot), palette.ink),
    ].join(''),
    focus: { x: x + 4 * scale, y: top + 50 * scale },
  };
};
