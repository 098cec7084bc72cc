import type { Scene, Stage } from '../artwork.types.ts';
import { birds, glow, mist, sky } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { wolf } from '../drawing/figures.ts';
import { fitRadius, freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, path, place, rect, repeat, svg } from '../drawing/svg.ts';
import { bareTree, fir } from '../drawing/terrain.ts';

const WINDOWS = [
  [-40, -44],
  [-22, -44],
  [2, -86],
  [34, -40],
  [34, -18],
  [-40, -18],
] as const;

function manor({ palette }: Stage, x: number, y: number, scale: number): string {
  const unlit = mix(palette.ink, palette.accent, 0.25);
  const panes = WINDOWS.map(([left, top], index) =>
    rect(left, top, 9, 14, index === 2 || index === 4 ? palette.accent : unlit),
  );
  return place(
    x,
    y,
    scale,
    path(
      'M-58,12 V-52 L-66,-52 L-34,-92 L-8,-56 V-98 L-14,-98 L6,-136 L26,-98 H20 V-60 L40,-80 L66,-46 H58 V12Z M-48,-104 h9 v34 h-9Z',
      palette.ink,
    ) + panes.join(''),
  );
}

/** A windmill, its foot at a point. */
function mill({ palette }: Stage, x: number, y: number, scale: number, turn: number): string {
  const sail =
    'M-2,0 L-2,-92 L2,-92 L2,0Z M4,-18 H20 V-90 H4Z M6,-28 H18 V-32 H6Z M6,-42 H18 V-46 H6Z M6,-56 H18 V-60 H6Z M6,-70 H18 V-74 H6Z';
  const sails = [0, 90, 180, 270].map(
    (angle) =>
      svg`<path d="${sail}" fill="${palette.ink}" fill-rule="evenodd" transform="translate(0 -118) rotate(${angle + turn})"/>`,
  );
  return place(
    x,
    y,
    scale,
    path('M-34,12 L-20,-112 H20 L34,12Z M-24,-112 C-20,-146 20,-146 24,-112Z', palette.ink) +
      rect(-5, -70, 10, 15, palette.accent) +
      rect(-6, -20, 12, 24, mix(palette.ink, palette.accent, 0.25)) +
      sails.join(''),
  );
}

/** A hill before a huge moon, bare trees at its sides: with a manor, a `mill`, or a howling `wolf` on a rock. */
export const house: Scene = (stage) => {
  const { width, height, random, palette, variant, isWide } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.06);
  const radius = fitRadius(stage, 0.34);
  const moonY = yAt(stage, 0.42);
  const crest = yAt(stage, 0.8);
  const isWolf = variant === 'wolf';
  const hill = isWolf
    ? svg`M-5,${height} L-5,${crest + span * 0.3} L${x - span * 0.52},${crest + span * 0.2} L${x - span * 0.3},${crest + span * 0.05} L${x - span * 0.12},${crest} L${x + span * 0.1},${crest - span * 0.02} L${x + span * 0.17},${crest + span * 0.02} L${x + span * 0.1},${crest + span * 0.1} L${x + span * 0.16},${crest + span * 0.24} L${x + span * 0.4},${crest + span * 0.32} L${width + 5},${crest + span * 0.26} V${height}Z`
    : svg`M-5,${height} V${crest + span * 0.26} Q${x - span * 0.5},${crest + span * 0.2} ${x - span * 0.22},${crest + span * 0.03} Q${x},${crest - span * 0.05} ${x + span * 0.22},${crest + span * 0.04} Q${x + span * 0.5},${crest + span * 0.2} ${width + 5},${crest + span * 0.22} V${height}Z`;
  const trees = [-1, 1].map((side) => {
    const left = isWide ? x + side * span * 0.62 : width * (side < 0 ? 0.1 : 0.9);
    return bareTree(random, left, crest + span * 0.26, span * 0.62, side * -0.1, palette.ink);
  });
  const firs = repeat(isWide ? 22 : 12, (index) => {
    const left = (index / (isWide ? 22 : 12)) * width + random.between(0, 40);
    return Math.abs(left - x) < span * 0.3
      ? ''
      : fir(random, left, crest + span * 0.34, span * random.between(0.16, 0.34), palette.ink);
  });
  return {
    svg: [
      sky(stage, [
        [0, palette.sky[0]],
        [0.5, palette.sky[1]],
        [0.85, palette.sky[2]],
      ]),
      glow(stage, x, moonY, radius * 2.2, palette.light, 0.55),
      circle(x, moonY, radius, palette.light),
      repeat(8, () =>
        circle(
          x + random.between(-0.6, 0.6) * radius,
          moonY + random.between(-0.6, 0.6) * radius,
          radius * random.between(0.04, 0.16),
          palette.sky[1],
          0.22,
        ),
      ),
      repeat(3, (index) =>
        mist(stage, moonY + radius * (index * 0.42 - 0.1), radius * 0.18, palette.sky[1], 0.7),
      ),
      path(hill, palette.ink),
      isWolf
        ? wolf(x - span * 0.02, crest + span * 0.005, span * 0.36, palette.ink)
        : variant === 'mill'
          ? mill(stage, x, crest, span / 330, random.between(10, 80))
          : manor(stage, x, crest, span / 330),
      isWolf ? firs : trees.join(''),
      birds(stage, x, moonY - radius * 0.2, radius * 0.9, isWolf ? 4 : 9, palette.ink),
    ].join(''),
    focus: { x, y: yAt(stage, 0.56) },
  };
};
