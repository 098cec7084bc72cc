import type { Hex, Scene, Stage } from '../artwork.types.ts';
import { birds, glow, mist, sky } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { figure } from '../drawing/figures.ts';
import { fitRadius, freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, path, rect, repeat, svg } from '../drawing/svg.ts';
import { ridge } from '../drawing/terrain.ts';

/** A fluted column lit from one side, whole or broken. */
function column(
  stage: Stage,
  x: number,
  foot: number,
  wide: number,
  tall: number,
  stone: Hex,
  side: number,
  isBroken: boolean,
): string {
  const { palette, random } = stage;
  const dark = mix(stone, palette.ink, 0.5);
  const top = foot - tall;
  const body = isBroken
    ? path(
        svg`M${x - wide / 2},${foot} V${top + wide * 0.4} l${wide * 0.24},${-wide * random.between(0.3, 0.6)} l${wide * 0.3},${wide * random.between(0.2, 0.5)} l${wide * 0.46},${-wide * 0.3} V${foot}Z`,
        stone,
      )
    : path(
        svg`M${x - wide * 0.5},${foot} L${x - wide * 0.43},${top} H${x + wide * 0.43} L${x + wide * 0.5},${foot}Z`,
        stone,
      );
  const flutes = repeat(5, (index) => {
    const left = x + (index - 2) * wide * 0.175 - wide * 0.035;
    return svg`<rect x="${left}" y="${top + wide * (isBroken ? 0.7 : 0.12)}" width="${wide * 0.07}" height="${Math.max(0, tall - wide * (isBroken ? 0.9 : 0.3))}" rx="${wide * 0.03}" fill="${dark}" opacity="${0.28 + 0.22 * Math.max(0, (index - 2) * side * 0.5 + 0.5)}"/>`;
  });
  const shade = rect(
    side > 0 ? x + wide * 0.08 : x - wide * 0.5,
    isBroken ? top + wide * 0.4 : top,
    wide * 0.42,
    isBroken ? tall - wide * 0.4 : tall,
    palette.ink,
    0.26,
  );
  const capital = isBroken
    ? ''
    : rect(x - wide * 0.66, top - wide * 0.2, wide * 1.32, wide * 0.22, stone) +
      path(
        svg`M${x - wide * 0.62},${top} Q${x - wide * 0.5},${top + wide * 0.26} ${x - wide * 0.4},${top + wide * 0.26} H${x + wide * 0.4} Q${x + wide * 0.5},${top + wide * 0.26} ${x + wide * 0.62},${top}Z`,
        mix(stone, palette.ink, 0.22),
      );
  return (
    body +
    flutes +
    shade +
    capital +
    rect(
      x - wide * 0.64,
      foot - wide * 0.2,
      wide * 1.28,
      wide * 0.22,
      mix(stone, palette.ink, 0.15),
    )
  );
}

/** A temple before a low sun and someone on its steps; of `ruins` only some columns stand. */
export const columns: Scene = (stage) => {
  const { width, height, random, palette, isWide, variant } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.02);
  const isRuin = variant === 'ruins';
  const radius = fitRadius(stage, 0.26);
  const side = random.pick([-1, 1]);
  const sun = { x: x - side * span * 0.08, y: yAt(stage, 0.46) };
  const foot = yAt(stage, 0.84);
  const tall = span * 0.56;
  const pitch = Math.min(width * 0.19, span * 0.21);
  const wide = pitch * 0.46;
  const stone = mix(palette.paper, palette.sky[1], 0.34);
  const count = 5;
  const shafts = repeat(count, (index) => {
    const left = x + (index - (count - 1) / 2) * pitch;
    const isBroken = isRuin && (index === 1 || index === 4);
    const rise = isBroken ? tall * random.between(0.3, 0.62) : tall;
    return column(stage, left, foot, wide, rise, stone, side, isBroken);
  });
  const reach = pitch * (count - 1) * 0.5 + wide;
  const roof = isRuin
    ? rect(
        x - pitch * 0.5 - wide * 0.2,
        foot - tall - wide * 0.62,
        pitch * 1.9,
        wide * 0.44,
        mix(stone, palette.ink, 0.16),
      ) +
      rect(
        x - reach,
        foot - tall - wide * 0.62,
        wide * 1.6,
        wide * 0.44,
        mix(stone, palette.ink, 0.16),
      )
    : rect(
        x - reach,
        foot - tall - wide * 0.66,
        reach * 2,
        wide * 0.48,
        mix(stone, palette.ink, 0.12),
      ) +
      path(
        svg`M${x - reach - wide * 0.2},${foot - tall - wide * 0.66} L${x},${foot - tall - wide * 0.66 - reach * 0.36} L${x + reach + wide * 0.2},${foot - tall - wide * 0.66}Z`,
        stone,
      ) +
      path(
        svg`M${x - reach * 0.72},${foot - tall - wide * 0.74} L${x},${foot - tall - wide * 0.72 - reach * 0.26} L${x + reach * 0.72},${foot - tall - wide * 0.74}Z`,
        mix(stone, palette.ink, 0.3),
      );
  const steps = repeat(4, (index) => {
    const grow = wide * (0.5 + index * 0.5);
    return rect(
      x - reach - grow,
      foot + index * span * 0.026,
      (reach + grow) * 2,
      span * 0.028,
      mix(stone, palette.ink, 0.16 + index * 0.16),
    );
  });
  const ground = foot + span * 0.1;
  return {
    svg: [
      sky(stage, [
        [0, palette.sky[0]],
        [0.5, palette.sky[1]],
        [0.85, palette.sky[2]],
      ]),
      glow(stage, sun.x, sun.y, radius * 2.6, palette.light, 0.65),
      circle(sun.x, sun.y, radius, mix(palette.light, palette.accent, 0.12)),
      ridge(
        stage,
        { y: yAt(stage, 0.74), swing: span * 0.16, roughness: 0.48 },
        mix(palette.sky[2], palette.ink, 0.3),
      ),
      mist(stage, yAt(stage, 0.82), span * 0.2, palette.sky[2], 0.4),
      rect(0, ground, width, height - ground, mix(palette.ink, palette.accent, 0.1)),
      shafts,
      roof,
      steps,
      figure(
        x + side * pitch * 0.5,
        foot + span * 0.022,
        span * 0.13,
        mix(palette.ink, '#000000', 0.2),
        'plain',
      ),
      birds(stage, x, yAt(stage, 0.08), span * 0.26, isRuin ? 9 : 5, palette.ink),
      isWide ? '' : mist(stage, ground + span * 0.05, span * 0.12, palette.ink, 0.5),
    ].join(''),
    focus: { x, y: yAt(stage, 0.5) },
  };
};
