import type { Scene } from '../artwork.types.ts';
import { birds, glints, glow, mist, sky, stars } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { figure } from '../drawing/figures.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, linear, path, rect, repeat, svg } from '../drawing/svg.ts';
import { ridge } from '../drawing/terrain.ts';

/** A pylon, cables and hangers of a suspension bridge; `reach` is from the pylon to the lowest point of the cable. */
function suspension(
  x: number,
  deck: number,
  tall: number,
  reach: number,
  colour: string,
  weight: number,
): string {
  const cable = (side: number) => {
    const at = (share: number) => tall * (1 - share) ** 2 * 0.92 + tall * 0.06;
    const hangers = repeat(16, (index) => {
      const share = (index + 1) / 16;
      const left = x + side * reach * share;
      return rect(left - weight * 0.2, deck - at(share), weight * 0.4, at(share), colour);
    });
    return (
      svg`<path d="M${x},${deck - tall * 0.98} Q${x + side * reach * 0.5},${deck - tall * 0.06} ${x + side * reach},${deck - tall * 0.06}" fill="none" stroke="${colour}" stroke-width="${weight}"/>` +
      hangers
    );
  };
  const wide = tall * 0.085;
  return (
    cable(-1) +
    cable(1) +
    [-1, 1]
      .map((side) =>
        path(
          svg`M${x + side * wide - weight},${deck + tall * 0.34} L${x + side * wide * 0.7 - weight},${deck - tall} h${weight * 2.4} L${x + side * wide + weight * 1.4},${deck + tall * 0.34}Z`,
          colour,
        ),
      )
      .join('') +
    repeat(3, (index) =>
      rect(x - wide * 0.8, deck - tall * (0.96 - index * 0.3), wide * 1.6, weight * 1.6, colour),
    ) +
    path(
      svg`M${x - wide * 1.4},${deck + tall * 0.3} h${wide * 2.8} v${tall * 0.1} h${-wide * 2.8}Z`,
      colour,
    )
  );
}

/** A suspension bridge in fog with the lamps of cars; `train` lets a lit one cross it. */
export const bridge: Scene = (stage) => {
  const { width, height, random, palette, isWide, unit, variant } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.12);
  const deck = yAt(stage, 0.72);
  const tall = span * 0.6;
  const ink = mix(palette.ink, palette.sky[0], 0.12);
  const far = mix(palette.sky[1], palette.ink, 0.4);
  const sun = {
    x: x + span * random.pick([-0.32, 0.34]),
    y: yAt(stage, random.between(0.24, 0.4)),
  };
  const water = yAt(stage, 0.9);
  const lamps = repeat(isWide ? 26 : 14, () => {
    const left = random.next() * width;
    const isAway = random.chance(0.5);
    return glow(stage, left, deck - 5 * unit, 8 * unit, isAway ? '#ff3b2f' : palette.light, 0.95);
  });
  const cars = repeat(Math.ceil(width / (58 * unit)), (index) => {
    const left = index * 58 * unit;
    return (
      rect(left, deck - 17 * unit, 55 * unit, 15 * unit, ink) +
      repeat(6, (pane) =>
        rect(
          left + (4 + pane * 8.4) * unit,
          deck - 14 * unit,
          5.4 * unit,
          5.4 * unit,
          palette.light,
        ),
      )
    );
  });
  const stand = isWide ? x - span * 0.34 : width * random.pick([0.24, 0.76]);
  return {
    svg: [
      sky(stage, [
        [0, palette.sky[0]],
        [0.5, palette.sky[1]],
        [0.8, palette.sky[2]],
      ]),
      palette.isDark ? stars(stage, yAt(stage, 0.4), 90) : '',
      glow(stage, sun.x, sun.y, span * 0.42, palette.light, 0.6),
      circle(sun.x, sun.y, span * 0.1, palette.light),
      ridge(
        stage,
        { y: yAt(stage, 0.66), swing: span * 0.2, roughness: 0.5 },
        mix(palette.sky[2], palette.ink, 0.2),
      ),
      mist(stage, yAt(stage, 0.72), span * 0.34, palette.sky[2], 0.5),
      suspension(x + span * 0.86, deck - span * 0.02, tall * 0.7, span * 0.5, far, 2.6 * unit),
      suspension(x - span * 0.86, deck - span * 0.02, tall * 0.7, span * 0.5, far, 2.6 * unit),
      mist(stage, deck - span * 0.1, span * 0.3, palette.sky[2], 0.34),
      rect(
        0,
        water,
        width,
        height - water,
        linear(stage, [
          [0, mix(palette.sky[2], palette.ink, 0.5)],
          [1, palette.ink],
        ]),
      ),
      suspension(x, deck, tall, span * 0.78, ink, 5 * unit),
      variant === 'train' ? cars : '',
      rect(0, deck - 3 * unit, width, 12 * unit, ink),
      repeat(Math.ceil(width / (16 * unit)), (index) =>
        path(
          svg`M${index * 16 * unit},${deck + 9 * unit} l${8 * unit},${13 * unit} l${8 * unit},${-13 * unit} h${-2 * unit} l${-6 * unit},${10 * unit} l${-6 * unit},${-10 * unit}Z`,
          ink,
        ),
      ),
      rect(0, deck + 21 * unit, width, 3 * unit, ink),
      variant === 'train' ? '' : lamps,
      figure(stand, deck - 2 * unit, span * 0.1, ink, random.pick(['hat', 'plain', 'umbrella'])),
      mist(stage, water, span * 0.16, palette.sky[2], 0.3),
      glints(stage, sun.x, water, 40, 0.4),
      birds(stage, x, yAt(stage, 0.14), span * 0.3, 6, palette.ink),
    ].join(''),
    focus: { x, y: yAt(stage, 0.5) },
  };
};
