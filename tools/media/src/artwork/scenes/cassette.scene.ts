import type { Scene } from '../artwork.types.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, path, rect, repeat, svg } from '../drawing/svg.ts';

const reel = (x: number, tape: string, hub: string, ink: string, turn: number, wound: number) =>
  circle(x, 8, wound, tape) +
  circle(x, 8, 15, hub) +
  repeat(
    6,
    (index) =>
      svg`<rect x="${x - 2}" y="-7" width="4" height="7" fill="${ink}" transform="rotate(${turn + index * 60} ${x} 8)"/>`,
  ) +
  circle(x, 8, 5, ink);

/** A tape cassette 240 by 152 over stripes of its years. */
export const cassette: Scene = (stage) => {
  const { width, height, random, palette, isWide } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.02);
  const y = yAt(stage, 0.5);
  const scale = Math.min(isWide ? span * 1.1 : width * 0.82, span * 1.5) / 252;
  const lean = random.pick([-1, 1]) * random.between(6, 13);
  const body = mix(palette.ink, palette.sky[0], 0.3);
  const label = mix(palette.paper, palette.light, 0.4);
  const stripes = [palette.accent, palette.light, palette.sky[2], palette.sky[0]];
  const long = Math.max(width, height) * 2;
  const bands = stripes.map((colour, index) =>
    rect(isWide ? -40 * scale : -long / 2, (index - 2) * 24 * scale, long, 24.6 * scale, colour),
  );
  const wound = random.between(20, 31);
  return {
    svg: [
      rect(0, 0, width, height, palette.sky[1]),
      svg`<g transform="translate(${x} ${y}) rotate(${lean - 28})">${bands}</g>`,
      svg`<g transform="translate(${x} ${y}) rotate(${lean}) scale(${scale})"><rect x="-114" y="-66" width="240" height="152" rx="12" fill="${palette.ink}" opacity=".28"/><rect x="-120" y="-76" width="240" height="152" rx="12" fill="${body}"/><rect x="-106" y="-64" width="212" height="102" rx="6" fill="${label}"/>${rect(-106, -28, 212, 14, palette.accent)}${rect(-106, -10, 212, 6, palette.sky[1])}${repeat(2, (index) => rect(-92, -56 + index * 11, 150 - index * 40, 3, mix(palette.ink, label, 0.35)))}<rect x="-64" y="-20" width="128" height="56" rx="28" fill="${palette.ink}"/>${reel(-36, mix(palette.ink, palette.accent, 0.25), palette.paper, palette.ink, random.between(0, 60), wound)}${reel(36, mix(palette.ink, palette.accent, 0.25), palette.paper, palette.ink, random.between(0, 60), 46 - wound)}${path('M-72,76 L-62,46 H62 L72,76Z', mix(body, palette.paper, 0.14))}${[-48, -24, 24, 48].map((left) => circle(left, 64, 4.4, palette.ink))}${[-112, 112].flatMap((left) => [-68, 68].map((top) => circle(left, top, 3, palette.ink)))}</g>`,
    ].join(''),
    focus: { x, y },
  };
};
