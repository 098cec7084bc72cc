import type { Scene, Stage } from '../artwork.types.ts';
import { mix } from '../drawing/colour.ts';
import { fitRadius, subjectX, yAt } from '../drawing/stage.ts';
import { circle, linear, place, rect, repeat, svg } from '../drawing/svg.ts';

interface Bend {
  turns: number;
  size: number;
  phase: number;
  twist: number;
}

function isoline(
  x: number,
  y: number,
  radius: number,
  step: number,
  bends: readonly Bend[],
): string {
  const points = Array.from({ length: 96 }, (_, index) => {
    const angle = (index / 96) * Math.PI * 2;
    const pull = bends.reduce(
      (sum, { turns, size, phase, twist }) =>
        sum + size * Math.sin(turns * angle + phase + step * twist),
      1,
    );
    return svg`${x + Math.cos(angle) * radius * pull},${y + Math.sin(angle) * radius * pull * 1.12}`;
  });
  return `M${points.join('L')}Z`;
}

/** Prints of boots walking up to the summit from the foot of the sheet. */
function footprints(stage: Stage, x: number, y: number): string {
  const { height, width, palette, isWide, unit } = stage;
  const from = isWide
    ? { x: x - height * 0.62, y: height * 1.02 }
    : { x: width * 0.2, y: stage.free.bottom * 0.99 };
  return repeat(11, (index) => {
    const share = 0.05 + (index / 11) * 0.86;
    const side = index % 2 ? 1 : -1;
    const bend = Math.sin(share * Math.PI) * 60 * unit;
    const left = from.x + (x - from.x) * share + bend + side * 7 * unit;
    const top = from.y + (y - from.y) * share + side * 3 * unit;
    const size = unit * (1.15 - share * 0.5);
    return place(
      left,
      top,
      size,
      svg`<g fill="${palette.ink}" transform="rotate(24)"><path d="M-7,-4 C-9,-22 -4,-28 1,-28 C7,-28 10,-20 7,-4Z"/><path d="M-6,0 H7 C8,10 5,14 1,14 C-4,14 -7,9 -6,0Z"/></g>`,
    );
  });
}

/** Lines grow faint where words stand. */
function margins(stage: Stage): string {
  const { width, height, palette, free } = stage;
  const veil = (top: number, length: number, from: number, to: number) =>
    rect(
      0,
      top,
      width,
      length,
      linear(stage, [
        [0, palette.paper, from],
        [0.35, palette.paper, 0.75],
        [0.65, palette.paper, 0.75],
        [1, palette.paper, to],
      ]),
    );
  const head = free.top > height * 0.15 ? veil(0, free.top * 1.15, 0.75, 0) : '';
  return head + veil(free.bottom - height * 0.04, height * 1.04 - free.bottom, 0, 0.75);
}

/** Contour lines of a height, every sixth heavy; `footprints` leads a track to the top. */
export const contour: Scene = (stage) => {
  const { width, height, random, palette, unit, variant, isWide } = stage;
  const x = subjectX(stage, 0.1);
  const y = yAt(stage, 0.46);
  const step = fitRadius(stage, 0.026);
  const bends = [
    { turns: 2, size: 0.16, phase: random.next() * 6, twist: 0.05 },
    { turns: 3, size: 0.09, phase: random.next() * 6, twist: -0.07 },
    { turns: 5, size: 0.05, phase: random.next() * 6, twist: 0 },
  ];
  const isTrack = variant === 'footprints';
  const count = isTrack ? 34 : 26;
  const tint = repeat(
    4,
    (index) =>
      svg`<path d="${isoline(x, y, step * (22 - index * 6), 22 - index * 6, bends)}" fill="${isTrack ? palette.sky[2] : palette.sky[1]}" opacity=".2"/>`,
  );
  const lines = repeat(count, (index) => {
    const level = index + 1;
    const isHeavy = level % 6 === 0;
    const fade = isTrack ? 1 - Math.max(0, level - 24) * 0.07 : 1;
    return svg`<path d="${isoline(x, y, step * level, level, bends)}" fill="none" stroke="${isHeavy ? palette.accent : mix(palette.ink, palette.paper, 0.2)}" stroke-width="${(isHeavy ? 2.2 : 1) * unit}" opacity="${(isHeavy ? 0.95 : 0.6) * fade}"/>`;
  });
  return {
    svg: [
      rect(0, 0, width, height, palette.paper),
      tint,
      lines,
      isWide ? '' : margins(stage),
      isTrack ? footprints(stage, x, y) : '',
      circle(x, y, step * (isTrack ? 1.3 : 0.8), palette.accent),
    ].join(''),
    focus: { x, y },
  };
};
