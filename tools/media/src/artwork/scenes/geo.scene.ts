import type { Hex, Point, Scene, Stage } from '../artwork.types.ts';
import { contrast, luminance, toRgb } from '../drawing/colour.ts';
import { circle, path, rect, repeat, svg } from '../drawing/svg.ts';

interface Tile {
  x: number;
  y: number;
  size: number;
  ground: Hex;
  shape: Hex;
  ink: Hex;
}

type Draw = (tile: Tile) => string;

const face: Draw = ({ x, y, size, shape, ink }) =>
  [
    circle(x + size / 2, y + size / 2, size * 0.42, shape),
    circle(x + size * 0.36, y + size * 0.44, size * 0.05, ink),
    circle(x + size * 0.64, y + size * 0.44, size * 0.05, ink),
    svg`<path d="M${x + size * 0.3},${y + size * 0.58} Q${x + size * 0.5},${y + size * 0.82} ${x + size * 0.7},${y + size * 0.58}" fill="none" stroke="${ink}" stroke-width="${size * 0.045}" stroke-linecap="round"/>`,
  ].join('');
const quarter: Draw = ({ x, y, size, shape }) =>
  path(svg`M${x},${y} A${size},${size} 0 0 1 ${x + size},${y + size} L${x},${y + size}Z`, shape);
const triangle: Draw = ({ x, y, size, shape }) =>
  path(svg`M${x},${y + size} L${x + size / 2},${y} L${x + size},${y + size}Z`, shape);
const stripes: Draw = ({ x, y, size, shape }) =>
  repeat(4, (index) => rect(x, y + (size * index) / 4, size, size / 8, shape));
const arches: Draw = ({ x, y, size, shape }) =>
  path(
    svg`M${x},${y + size / 2} A${size / 2},${size / 2} 0 0 1 ${x + size},${y + size / 2}Z M${x},${y + size} A${size / 2},${size / 2} 0 0 1 ${x + size},${y + size}Z`,
    shape,
  );
const ring: Draw = ({ x, y, size, shape, ground }) =>
  circle(x + size / 2, y + size / 2, size * 0.4, shape) +
  circle(x + size / 2, y + size / 2, size * 0.18, ground);
const window: Draw = ({ x, y, size, shape, ground }) =>
  rect(x + size * 0.2, y + size * 0.14, size * 0.6, size * 0.72, shape) +
  rect(x + size * 0.47, y + size * 0.14, size * 0.06, size * 0.72, ground) +
  rect(x + size * 0.2, y + size * 0.46, size * 0.6, size * 0.06, ground);
const heart: Draw = ({ x, y, size, shape }) =>
  path(
    svg`M${x + size * 0.5},${y + size * 0.84} L${x + size * 0.16},${y + size * 0.48} A${size * 0.2},${size * 0.2} 0 0 1 ${x + size * 0.5},${y + size * 0.3} A${size * 0.2},${size * 0.2} 0 0 1 ${x + size * 0.84},${y + size * 0.48}Z`,
    shape,
  );

/** Whether eyes of the second colour can be seen on a face of the first. */
const stands = (colour: Hex, ink: Hex) =>
  contrast(luminance(toRgb(colour)), luminance(toRgb(ink))) >= 3;

const COMMON: readonly [Draw, ...Draw[]] = [quarter, triangle, stripes, arches, ring];

/** Faces and the recipe's own tile are dealt first, so that every wall has some of both. */
function tiles(stage: Stage, origin: Point, columns: number, rows: number, size: number): string {
  const { random, palette, variant } = stage;
  const colours = [
    palette.sky[0],
    palette.sky[1],
    palette.light,
    palette.accent,
    palette.ink,
  ] as const;
  const own = variant === 'wedding' ? heart : window;
  const cells = Array.from({ length: columns * rows }, (_, index) => index);
  const dealt = random.shuffle(cells);
  const faces = new Set(dealt.slice(0, Math.max(2, Math.round(cells.length * 0.2))));
  const owns = new Set(
    dealt.slice(faces.size, faces.size + Math.max(2, Math.round(cells.length * 0.18))),
  );
  return cells
    .map((cell) => {
      const ground = random.pick(colours);
      const [first = palette.light, ...rest] = colours.filter(
        (colour) => colour !== ground && (!faces.has(cell) || stands(colour, palette.ink)),
      );
      const shape = random.pick([first, ...rest]);
      const draw = faces.has(cell) ? face : owns.has(cell) ? own : random.pick(COMMON);
      const tile = {
        x: origin.x + (cell % columns) * size,
        y: origin.y + Math.floor(cell / columns) * size,
        size,
        ground,
        shape,
        ink: palette.ink,
      };
      return rect(tile.x, tile.y, size + 0.6, size + 0.6, ground) + draw(tile);
    })
    .join('');
}

/** A wall of tiles with faces; `wedding` deals hearts among them, otherwise windows. */
export const geo: Scene = (stage) => {
  const { width, height, palette, isWide } = stage;
  const size = isWide ? height / 4 : width / 3;
  const columns = isWide ? 4 : 3;
  const left = width - columns * size;
  // Tiles start under the words and are cut by the foot of the sheet, or by words that stand there.
  const top = isWide ? 0 : stage.free.top + size * 0.08;
  const foot = isWide || stage.free.bottom > height * 0.93 ? height : stage.free.bottom;
  const rows = Math.ceil((foot - top) / size);
  return {
    svg:
      rect(0, 0, width, height, palette.sky[2]) +
      tiles(stage, { x: left, y: top }, columns, rows, size) +
      rect(0, foot, width, height - foot, palette.sky[2]),
    focus: { x: isWide ? width * 0.68 : width / 2, y: (top + foot) / 2 },
  };
};
