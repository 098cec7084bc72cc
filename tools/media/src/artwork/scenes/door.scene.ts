import type { Scene } from '../artwork.types.ts';
import { glow, sky } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { figure } from '../drawing/figures.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { linear, path, rect, repeat, svg } from '../drawing/svg.ts';

/** A door of light with someone in it and a long shadow towards us; an open `arch` has no leaf. */
export const door: Scene = (stage) => {
  const { width, height, random, palette, variant } = stage;
  const isArch = variant === 'arch';
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.08);
  const top = yAt(stage, 0.02);
  const floor = yAt(stage, 0.74);
  const size = Math.min(width * 0.3, span * 0.34);
  const fall = height - floor;
  const spill = linear(stage, [
    [0, palette.light, 0.95],
    [1, palette.light, 0],
  ]);
  const right = x + size / 2;
  return {
    svg: [
      sky(stage, [
        [0, palette.ink],
        [0.6, mix(palette.ink, palette.sky[1], 0.6)],
        [1, mix(palette.ink, palette.sky[1], 0.25)],
      ]),
      repeat(Math.round(width / 66), (index) =>
        rect(index * 66, 0, 2, floor, mix(palette.ink, '#000000', 0.5)),
      ),
      glow(stage, x, floor - size, size * 3.2, palette.light, 0.55),
      rect(
        0,
        floor,
        width,
        fall,
        linear(stage, [
          [0, '#000000', 0.5],
          [1, '#000000', 0.1],
        ]),
      ),
      path(
        svg`M${x - size / 2},${floor} L${right},${floor} L${x + size * 0.5 + fall * 0.62},${height} L${x - size * 0.5 - fall * 0.48},${height}Z`,
        spill,
      ),
      path(
        isArch
          ? svg`M${x - size / 2},${floor} V${top + size / 2} a${size / 2},${size / 2} 0 0 1 ${size},0 V${floor}Z`
          : svg`M${x - size / 2},${top} h${size} V${floor} h${-size}Z`,
        linear(stage, [
          [0, '#ffffff'],
          [0.3, palette.light],
          [1, palette.light],
        ]),
      ),
      isArch
        ? ''
        : path(
            svg`M${right},${top} l${size * 0.62},${size * 0.2} V${floor + size * 0.3} L${right},${floor}Z`,
            mix(palette.ink, '#000000', 0.5),
          ),
      isArch
        ? ''
        : rect(right + size * 0.5, (top + floor) / 2, size * 0.05, size * 0.05, palette.accent),
      path(
        svg`M${x - size * 0.1},${floor} L${x + size * 0.1},${floor} L${x + size * 0.1 + fall * 0.2},${height} L${x - size * 0.12 - fall * 0.05},${height}Z`,
        '#000000',
        0.72,
      ),
      figure(x, floor + 4, (floor - top) * 0.76, '#050507', random.pick(['plain', 'hat'])),
    ].join(''),
    focus: { x: x + size * 0.1, y: (top + floor) / 2 },
  };
};
