import type { Scene, Stage } from '../artwork.types.ts';
import { birds, glints, glow, mist, sky, stars } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { fitRadius, freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, linear, path, place, rect, repeat, svg } from '../drawing/svg.ts';

const sail = (ink: string) =>
  path(
    'M-46,-8 C-30,6 30,6 48,-10 C30,-5 -28,-4 -46,-8Z M-1,-92 h2 v86 h-2Z M3,-88 C30,-60 34,-34 32,-16 L3,-14Z',
    ink,
  ) + path('M-4,-80 C-20,-56 -26,-36 -28,-16 L-4,-14Z', ink, 0.8);

const rowingBoat = (ink: string) =>
  path('M-60,-14 C-46,8 46,8 62,-16 C38,-6 -36,-6 -60,-14Z', ink) +
  path('M-8,-10 C-12,-26 -8,-38 2,-40 C12,-40 16,-28 14,-10Z', ink) +
  circle(3, -48, 7.5, ink) +
  path('M-7,-52 L14,-52 L13,-54 L9,-55 L8,-60 L-2,-60 L-3,-55 L-6,-54Z', ink) +
  path('M8,-32 L-44,6 L-46,3 L6,-35Z M-44,6 l-12,6 l-2,-4 l12,-6Z', ink);

const ferry = (ink: string, light: string) =>
  path(
    'M-120,-26 L-104,4 H104 L124,-26Z M-92,-28 V-52 H96 V-28Z M-74,-54 V-74 H70 V-54Z M-40,-76 V-92 H24 V-76Z M34,-76 L30,-112 H54 L56,-76Z M-30,-92 L-28,-130 h2 L-24,-92Z',
    ink,
  ) +
  repeat(11, (index) => rect(-82 + index * 16, -44, 9, 8, light)) +
  repeat(8, (index) => rect(-64 + index * 16, -68, 8, 7, light)) +
  rect(-32, -88, 46, 7, light) +
  path('M40,-114 C60,-136 96,-132 130,-150 C104,-126 80,-120 50,-114Z', ink, 0.35);

function lighthouse(stage: Stage, x: number, y: number): string {
  const { width, height, unit, palette, isWide } = stage;
  const tall = freeHeight(stage) / 290;
  const lamp = y - 131 * tall;
  const reach = width * 1.1;
  const beam = (side: number, opacity: number) =>
    path(
      svg`M${x},${lamp} L${x + side * reach},${lamp - 70 * tall} L${x + side * reach},${lamp + 44 * tall}Z`,
      linear(
        stage,
        [
          [0, palette.light, side < 0 ? 0 : opacity],
          [1, palette.light, side < 0 ? opacity : 0],
        ],
        { x1: 0, y1: 0, x2: 1, y2: 0 },
      ),
    );
  const shore = isWide ? width + 5 : -5;
  const away = isWide ? -1 : 1;
  const at = (share: number) => x + away * share * tall;
  return [
    beam(-1, 0.34),
    beam(1, 0.34),
    path(
      svg`M${shore},${height} V${y + 4 * tall} L${at(20)},${y + 12 * tall} Q${at(44)},${y + 26 * tall} ${at(58)},${y + 60 * tall} L${at(84)},${y + 92 * tall} Q${at(104)},${y + 150 * tall} ${at(150)},${height}Z`,
      palette.ink,
    ),
    place(
      x,
      y + 2 * tall,
      tall,
      path(
        'M-14,20 L-8,-118 L8,-118 L14,20Z M-11,-124 h22 v5 h-22Z M-9,-138 L0,-150 L9,-138Z',
        palette.ink,
      ) +
        path('M-10.6,-58 L10.6,-58 L11.6,-34 L-11.6,-34Z', mix(palette.ink, palette.sky[2], 0.35)) +
        rect(-6, -138, 12, 14, palette.light),
    ),
    glow(stage, x, lamp, 46 * unit, palette.light, 0.9),
  ].join('');
}

/** A low sun, its path on the water, and `sail`, `rowboat`, `ferry` or `lighthouse` before it. */
export const sea: Scene = (stage) => {
  const { width, height, random, palette, variant, isWide } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage);
  const horizon = yAt(stage, 0.72);
  const radius = fitRadius(stage, 0.19);
  const isLighthouse = variant === 'lighthouse';
  const sun = {
    x: isLighthouse ? x + (isWide ? -0.2 : 0.1) * width : x + span * random.between(0.02, 0.08),
    y: horizon - radius * random.between(isLighthouse ? 0.9 : 0.55, 1.5),
  };
  const boat = { x: sun.x - span * 0.16, y: horizon + span * 0.07 };
  const vessel = {
    rowboat: place(boat.x, horizon + span * 0.15, span / 330, rowingBoat(palette.ink)),
    ferry: place(
      sun.x - span * 0.06,
      horizon + span * 0.035,
      span / 480,
      ferry(palette.ink, palette.light),
    ),
    lighthouse: lighthouse(stage, isWide ? x + span * 0.12 : width * 0.26, horizon + span * 0.03),
    sail: place(boat.x, boat.y, span / 420, sail(palette.ink)),
  }[variant];
  return {
    svg: [
      sky(
        stage,
        [
          [0, palette.sky[0]],
          [0.6, palette.sky[1]],
          [1, palette.sky[2]],
        ],
        horizon + 2,
      ),
      palette.isDark ? stars(stage, horizon * 0.7, 90) : '',
      glow(stage, sun.x, sun.y, radius * 4, palette.light, 0.65),
      circle(sun.x, sun.y, radius, palette.light),
      repeat(3, (index) =>
        mist(
          stage,
          sun.y + radius * (0.1 + index * 0.5 + random.between(-0.1, 0.1)),
          radius * 0.2,
          palette.sky[1],
          0.7,
        ),
      ),
      rect(
        0,
        horizon,
        width,
        height - horizon,
        linear(stage, [
          [0, mix(palette.sky[2], palette.ink, 0.25)],
          [0.4, mix(palette.sky[1], palette.ink, 0.6)],
          [1, palette.ink],
        ]),
      ),
      glints(stage, sun.x, horizon, 80, 0.34),
      vessel ?? '',
      birds(stage, sun.x - span * 0.1, horizon - span * 0.5, span * 0.2, 7, palette.ink),
    ].join(''),
    focus: {
      x: isLighthouse ? (isWide ? x : width * 0.42) : sun.x - span * 0.03,
      y: horizon - radius * 0.5,
    },
  };
};
