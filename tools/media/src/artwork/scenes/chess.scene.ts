import type { Scene } from '../artwork.types.ts';
import { glow } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { linear, path, place, rect, repeat, svg } from '../drawing/svg.ts';

/** Pieces 100 high with the middle of the foot at the origin. */
const PIECES = {
  pawn: 'M-20,0 V-7 C-20,-12 -12,-13 -10,-20 L-6,-42 H-11 V-47 H-7 C-17,-56 -12,-74 0,-74 C12,-74 17,-56 7,-47 H11 V-42 H6 L10,-20 C12,-13 20,-12 20,-7 V0Z',
  queen:
    'M-24,0 V-8 C-24,-13 -15,-14 -12,-22 L-7,-58 H-14 V-64 L-24,-92 L-12,-78 L-8,-98 L0,-80 L8,-98 L12,-78 L24,-92 L14,-64 V-58 H7 L12,-22 C15,-14 24,-13 24,-8 V0Z',
  king: 'M-24,0 V-8 C-24,-13 -15,-14 -12,-22 L-7,-58 H-15 V-64 C-24,-76 -14,-90 -3,-86 V-94 H-10 V-100 H-3 V-108 H3 V-100 H10 V-94 H3 V-86 C14,-90 24,-76 15,-64 V-58 H7 L12,-22 C15,-14 24,-13 24,-8 V0Z',
  knight:
    'M-22,0 V-8 C-22,-13 -14,-14 -13,-20 C-16,-34 -2,-44 -2,-54 C-12,-48 -18,-44 -26,-44 C-32,-46 -32,-54 -28,-60 C-20,-74 -10,-86 2,-90 L4,-98 L12,-89 C26,-82 28,-58 22,-40 C18,-30 16,-24 17,-20 C18,-14 22,-13 22,-8 V0Z',
  rook: 'M-22,0 V-8 C-22,-13 -14,-14 -12,-22 L-9,-58 H-16 V-82 H-9 V-75 H-4 V-82 H4 V-75 H9 V-82 H16 V-58 H9 L12,-22 C14,-14 22,-13 22,-8 V0Z',
} as const;

/** A long board in perspective: a `queen` or a `knight` and what still stands behind. */
export const chess: Scene = (stage) => {
  const { width, height, random, palette, isWide, variant } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.03);
  const horizon = yAt(stage, 0.5);
  const near = height * (isWide ? 1.1 : 1.04);
  const pale = mix(palette.paper, palette.light, 0.4);
  const dark = mix(palette.ink, palette.sky[0], 0.25);
  const rows = 9;
  const row = (index: number) => horizon + (near - horizon) * (index / rows) ** 1.9;
  const reach = (y: number) =>
    (isWide ? span * 0.3 : width * 0.32) + ((y - horizon) / (near - horizon)) * span * 1.15;
  const squares = repeat(rows * 8, (index) => {
    const [line, column] = [Math.floor(index / 8), index % 8];
    const [top, foot] = [row(line), row(line + 1)];
    const at = (y: number, step: number) => svg`${x + (step / 4 - 1) * reach(y)},${y}`;
    return path(
      svg`M${at(top, column)} L${at(top, column + 1)} L${at(foot, column + 1)} L${at(foot, column)}Z`,
      (line + column) % 2 ? dark : pale,
    );
  });
  const depth = linear(stage, [
    [0, palette.sky[1], 0.75],
    [0.35, palette.sky[1], 0.1],
    [1, palette.ink, 0.65],
  ]);
  const piece = (
    name: keyof typeof PIECES,
    left: number,
    y: number,
    size: number,
    fill: string,
    shade: string,
  ) => {
    const shape = path(PIECES[name], fill);
    return (
      svg`<ellipse cx="${left + size * 16}" cy="${y}" rx="${size * 44}" ry="${size * 8}" fill="${palette.ink}" opacity=".35"/>` +
      place(
        left,
        y,
        size,
        shape +
          svg`<path d="${PIECES[name]}" fill="${shade}" opacity=".3" transform="translate(5 0) scale(.72 1)"/>` +
          rect(-20, -6, 40, 6, shade, 0.35),
      )
    );
  };
  const back = (['rook', 'king', 'pawn', 'pawn'] as const).map((name, index) => {
    const y = row(2.2 + (index % 2));
    const left =
      x + ([-0.66, 0.58, 0.9, -0.24][index] ?? 0) * reach(y) * random.between(0.86, 1.06);
    return piece(
      name,
      left,
      y,
      (span / 470) * (0.7 + (index % 2) * 0.16),
      mix(palette.ink, palette.sky[1], 0.3),
      palette.ink,
    );
  });
  const subject = variant === 'knight' ? 'knight' : 'queen';
  const foot = row(5.4);
  return {
    svg: [
      rect(
        0,
        0,
        width,
        height,
        linear(stage, [
          [0, palette.sky[0]],
          [0.6, palette.sky[1]],
          [1, palette.ink],
        ]),
      ),
      glow(stage, x, horizon - span * 0.1, span * 0.6, palette.light, 0.6),
      squares,
      rect(0, horizon, width, height - horizon, depth),
      ...back,
      piece(subject, x, foot, (span * 0.68) / 100, palette.accent, palette.ink),
      piece('pawn', x - reach(row(6)) * 0.46, row(6.2), (span * 0.42) / 100, pale, palette.ink),
    ].join(''),
    focus: { x, y: yAt(stage, 0.5) },
  };
};
