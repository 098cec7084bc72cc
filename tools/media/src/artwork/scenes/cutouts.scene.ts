import type { Hex, Scene, Stage } from '../artwork.types.ts';
import { contrast, luminance, mix, toRgb } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import { freeHeight, yAt } from '../drawing/stage.ts';
import { circle, path, place, rect, svg } from '../drawing/svg.ts';

type Shape = (random: Random) => string;

/** A closed outline through points at even angles, smooth between them. */
function smooth(points: readonly (readonly [number, number])[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] ?? [0, 0];
  const curves = points.map((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return svg`C${b[0] + (c[0] - a[0]) / 6},${b[1] + (c[1] - a[1]) / 6} ${c[0] - (d[0] - b[0]) / 6},${c[1] - (d[1] - b[1]) / 6} ${c[0]},${c[1]} `;
  });
  const [first] = points;
  return svg`M${first?.[0] ?? 0},${first?.[1] ?? 0} ${curves}Z`;
}

/** A leaf of seaweed: round lobes of scissors on a stem. */
const frond: Shape = (random) => {
  const lobes = random.whole(3, 4);
  const side = (sign: number) =>
    Array.from({ length: lobes }, (_, lobe) => {
      const foot = 44 - (lobe / lobes) * 84;
      const reach =
        (32 + random.between(-4, 5)) * Math.sin(Math.PI * (0.3 + (lobe / lobes) * 0.55));
      return [
        [sign * 7, foot],
        [sign * reach * 0.8, foot - 1],
        [sign * reach, foot - 11],
        [sign * reach * 0.72, foot - 17],
        [sign * 7, foot - 10],
      ] as const;
    }).flat();
  return smooth([
    [-4, 52],
    [4, 52],
    ...side(1),
    [7, -46],
    [0, -54],
    [-7, -46],
    ...side(-1).toReversed(),
  ]);
};

const star: Shape = (random) => {
  const arms = random.whole(7, 10);
  return smooth(
    Array.from({ length: arms * 2 }, (_, index) => {
      const angle = (index / arms) * Math.PI;
      const reach = index % 2 ? 17 : random.between(38, 48);
      return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
    }),
  );
};

const dove: Shape = () =>
  'M-46,10 C-30,12 -24,2 -14,-4 C-24,-18 -26,-34 -18,-46 C-8,-34 4,-26 12,-14 C18,-20 28,-22 34,-16 L46,-12 L34,-8 C34,6 22,18 6,20 C-4,22 -8,30 -18,36 C-18,28 -18,24 -22,20 C-30,24 -40,20 -46,10Z';

const vase: Shape = () =>
  'M-12,-40 H12 C10,-26 10,-20 18,-10 C32,6 32,34 14,44 H-14 C-32,34 -32,6 -18,-10 C-10,-20 -10,-26 -12,-40Z';

const fish: Shape = () =>
  'M-44,0 C-26,-26 8,-28 26,-4 L46,-22 C42,-6 42,8 46,24 L26,6 C8,28 -26,26 -44,0Z';

const SHAPES: readonly [Shape, ...Shape[]] = [frond, frond, star, dove, vase, fish];

const reads = (colour: Hex, ground: Hex) =>
  contrast(luminance(toRgb(colour)), luminance(toRgb(ground))) >= 1.7;

/** Blocks of colour within a box, each with a shape cut from paper. */
function blocks(stage: Stage, left: number, top: number, width: number, height: number): string {
  const { random, palette } = stage;
  const colours: readonly [Hex, ...Hex[]] = [
    palette.accent,
    palette.sky[0],
    palette.sky[1],
    palette.light,
    mix(palette.ink, palette.sky[0], 0.3),
  ];
  const rows = Math.max(2, Math.round(height / (width / 2.4)));
  const parts: string[] = [];
  let last: Hex = palette.paper;
  for (let row = 0; row < rows; row += 1) {
    const cut = random.between(0.38, 0.62);
    [cut, 1 - cut].forEach((share, index) => {
      const x = left + (index === 0 ? 0 : cut * width);
      const box = { width: share * width, height: height / rows };
      const free = colours.filter((colour) => colour !== last);
      const ground = random.pick([free[0] ?? palette.accent, ...free.slice(1)]);
      const cuts = [palette.paper, ...colours].filter((colour) => reads(colour, ground));
      const fill = random.pick([cuts[0] ?? palette.paper, ...cuts.slice(1)]);
      last = ground;
      const size = Math.min(box.width, box.height) / 112;
      const y = top + (row + 0.5) * box.height;
      parts.push(
        rect(x, top + row * box.height, box.width + 0.6, box.height + 0.6, ground),
        place(
          x + box.width / 2,
          y,
          size,
          svg`<g transform="rotate(${random.between(-24, 24)})">${path(random.pick(SHAPES)(random), fill)}</g>`,
          random.chance(0.5),
        ),
      );
      if (random.chance(0.5)) {
        const corner = random.chance(0.5) ? 0.14 : 0.86;
        parts.push(circle(x + box.width * corner, y - box.height * 0.34, size * 7, fill));
      }
    });
  }
  return parts.join('');
}

/** Leaves, stars, birds and vases cut from coloured paper. */
export const cutouts: Scene = (stage) => {
  const { width, height, palette, isWide } = stage;
  const span = freeHeight(stage);
  const margin = isWide ? 0 : width * 0.06;
  const [left, top] = isWide ? [width * 0.46, 0] : [margin, stage.free.top];
  const size = isWide
    ? { width: width * 0.54, height }
    : { width: width - margin * 2, height: span };
  return {
    svg:
      rect(0, 0, width, height, palette.paper) + blocks(stage, left, top, size.width, size.height),
    focus: { x: isWide ? width * 0.7 : width / 2, y: yAt(stage, 0.5) },
  };
};
