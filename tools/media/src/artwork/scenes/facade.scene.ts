import type { Scene, Stage } from '../artwork.types.ts';
import { glow, shade } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, yAt } from '../drawing/stage.ts';
import { circle, linear, path, rect, repeat, svg } from '../drawing/svg.ts';

interface Pane {
  x: number;
  y: number;
  width: number;
  height: number;
}

const person = ({ x, y, width, height }: Pane, shift: number) =>
  circle(x + width * shift, y + height * 0.42, width * 0.13, '#0a0c14') +
  path(
    svg`M${x + width * (shift - 0.24)},${y + height} C${x + width * (shift - 0.24)},${y + height * 0.62} ${x + width * (shift - 0.1)},${y + height * 0.6} ${x + width * shift},${y + height * 0.6} S${x + width * (shift + 0.24)},${y + height * 0.62} ${x + width * (shift + 0.24)},${y + height}Z`,
    '#0a0c14',
  );

/** What goes on behind a lit window: nobody, someone, two people, a cat, curtains. */
const lives: readonly [(pane: Pane) => string, ...((pane: Pane) => string)[]] = [
  () => '',
  (pane) => person(pane, 0.5),
  (pane) => person(pane, 0.3) + person(pane, 0.72),
  ({ x, y, width, height }) =>
    path(
      svg`M${x + width * 0.34},${y + height} C${x + width * 0.3},${y + height * 0.76} ${x + width * 0.38},${y + height * 0.7} ${x + width * 0.38},${y + height * 0.6} l${width * 0.07},${height * 0.05} h${width * 0.09} l${width * 0.07},${-height * 0.05} C${x + width * 0.62},${y + height * 0.72} ${x + width * 0.66},${y + height * 0.8} ${x + width * 0.62},${y + height}Z`,
      '#0a0c14',
    ),
  ({ x, y, width, height }) =>
    path(
      svg`M${x},${y} h${width * 0.4} Q${x + width * 0.34},${y + height * 0.6} ${x},${y + height * 0.86}Z M${x + width},${y} h${-width * 0.4} Q${x + width * 0.66},${y + height * 0.6} ${x + width},${y + height * 0.86}Z`,
      '#0a0c14',
      0.42,
    ),
];

function drawPane(stage: Stage, box: Pane, isSubject: boolean, light: number): string {
  const { random, palette } = stage;
  const { x, y, width, height } = box;
  const isLit = isSubject || (light > 0 && random.chance(0.42 * light));
  const life = random.pick(lives);
  const warm = random.chance(0.25) ? mix(palette.accent, palette.light, 0.4) : palette.light;
  const glass = isLit ? warm : mix(palette.sky[1], palette.ink, 0.62);
  const sill = rect(
    x - width * 0.08,
    y + height,
    width * 1.16,
    height * 0.06,
    mix(palette.sky[1], palette.ink, 0.15),
  );
  const frame =
    rect(x + width * 0.48, y, width * 0.04, height, palette.ink) +
    rect(x, y + height * 0.3, width, height * 0.03, palette.ink);
  const content = isSubject ? person(box, 0.5) : isLit ? life(box) : '';
  const aura = isSubject
    ? glow(stage, x + width / 2, y + height / 2, height * 2, palette.light, 0.75)
    : '';
  return (
    aura +
    svg`<g opacity="${isSubject ? 1 : isLit ? random.between(0.55, 0.9) * (0.4 + 0.6 * light) : 0.9}">${rect(x, y, width, height, glass)}${content}</g>` +
    frame +
    sill
  );
}

/** A wall of windows across the yard; one of them looks back. */
export const facade: Scene = (stage) => {
  const { width, height, palette, isWide, unit } = stage;
  const span = freeHeight(stage);
  const columns = isWide ? 12 : 5;
  const pitch = width / columns;
  const rise = pitch * (isWide ? 1.12 : 1.2);
  const rows = Math.ceil(height / rise) + 1;
  const chosen = {
    column: isWide ? 7 : 2,
    row: isWide ? 3 : Math.max(1, Math.round((stage.free.top + span * 0.5) / rise - 0.5)),
  };
  const wall = mix(palette.sky[0], palette.sky[1], 0.55);
  const windows = repeat(rows * columns, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const box = {
      x: column * pitch + pitch * 0.24,
      y: row * rise - rise * 0.34,
      width: pitch * 0.52,
      height: rise * 0.62,
    };
    return drawPane(
      stage,
      box,
      column === chosen.column && row === chosen.row,
      isWide
        ? Math.min(1, (column / columns) * 1.7)
        : box.y + box.height > stage.free.bottom
          ? 0
          : 1,
    );
  });
  const bricks = repeat(
    Math.round(height / (9 * unit)),
    (index) =>
      svg`<rect x="0" y="${index * 9 * unit}" width="${width}" height="${unit}" fill="#000000" opacity=".16"/>`,
  );
  const focus = { x: (chosen.column + 0.5) * pitch, y: (chosen.row - 0.03) * rise };
  return {
    svg: [
      rect(
        0,
        0,
        width,
        height,
        linear(stage, [
          [0, palette.sky[0]],
          [0.5, wall],
          [1, palette.sky[0]],
        ]),
      ),
      bricks,
      windows,
      isWide
        ? rect(
            0,
            0,
            width * 0.55,
            height,
            linear(
              stage,
              [
                [0, palette.ink, 0.82],
                [1, palette.ink, 0],
              ],
              { x1: 0, y1: 0, x2: 1, y2: 0 },
            ),
          )
        : '',
      path(
        svg`M${width * (isWide ? 0.86 : 0.9)},0 h${7 * unit} V${height} h${-7 * unit}Z`,
        palette.ink,
      ),
      shade(stage, yAt(stage, 0.78), palette.ink, 0.9),
    ].join(''),
    focus,
  };
};
