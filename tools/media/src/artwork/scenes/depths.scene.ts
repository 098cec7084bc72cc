import type { Hex, Scene, Stage } from '../artwork.types.ts';
import { glow } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { dancers, figure, wolf } from '../drawing/figures.ts';
import { fitRadius, freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { blur, circle, path, rect, svg } from '../drawing/svg.ts';

const POINTS = 13;

/** The torn edge of one sheet of paper round a hole. */
function hole(stage: Stage, x: number, y: number, reach: { x: number; y: number }): string {
  const { random, width, height } = stage;
  const edge = Array.from({ length: POINTS }, (_, index) => {
    const angle = (index / POINTS) * Math.PI * 2;
    const pull = random.between(0.86, 1.14);
    return [x + Math.cos(angle) * reach.x * pull, y + Math.sin(angle) * reach.y * pull] as const;
  });
  const at = (index: number) => edge[(index + POINTS) % POINTS] ?? [x, y];
  const curves = edge.map((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return svg`C${b[0] + (c[0] - a[0]) / 6},${b[1] + (c[1] - a[1]) / 6} ${c[0] - (d[0] - b[0]) / 6},${c[1] - (d[1] - b[1]) / 6} ${c[0]},${c[1]} `;
  });
  const [left, top] = at(0);
  const pad = width * 0.2;
  return svg`M${-pad},${-pad} H${width + pad} V${height + pad} H${-pad}Z M${left},${top} ${curves}Z`;
}

/** Sheets of paper with a hole torn through all of them, and light at its bottom: someone, a `wolf` or `dancers`. */
export const depths: Scene = (stage) => {
  const { width, height, random, palette, isWide, unit, variant } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.04);
  const y = yAt(stage, 0.5);
  const reach = fitRadius(stage, 0.54);
  const layers = 7;
  const shadow = blur(stage, 5 * unit);
  const inner: Hex = mix(palette.light, palette.sky[2], 0.35);
  const sheets = Array.from({ length: layers }, (_, index) => {
    const share = index / (layers - 1);
    const colour =
      share < 0.5
        ? mix(inner, palette.sky[1], share * 2)
        : mix(palette.sky[1], mix(palette.sky[0], palette.ink, 0.35), share * 2 - 1);
    const size = reach * (0.4 + share * 0.62);
    const d = hole(
      stage,
      x + random.between(-0.05, 0.05) * reach,
      y + random.between(-0.05, 0.05) * reach,
      {
        x: size * (isWide ? 1.15 : 0.94),
        y: Math.min(size * (isWide ? 0.86 : 1.3), span * 0.6),
      },
    );
    return (
      svg`<g filter="${shadow}"><path d="${d}" fill="#000000" fill-rule="evenodd" opacity=".4"/></g>` +
      svg`<path d="${d}" fill="${colour}" fill-rule="evenodd"/>`
    );
  });
  const foot = y + reach * (isWide ? 0.2 : 0.3);
  const tall = reach * 0.44;
  const someone = {
    wolf: wolf(x, foot, tall, palette.ink),
    dancers: dancers(x - tall * 0.04, foot, tall, palette.ink, palette.accent),
  }[variant];
  return {
    svg: [
      rect(0, 0, width, height, inner),
      glow(stage, x, y, reach * 0.7, '#ffffff', 0.8),
      circle(x, y - reach * 0.1, reach * 0.24, palette.light),
      path(
        svg`M${x - reach},${height} V${foot + reach * 0.08} Q${x - reach * 0.3},${foot - reach * 0.03} ${x},${foot - reach * 0.01} T${x + reach},${foot + reach * 0.1} V${height}Z`,
        mix(inner, palette.sky[1], 0.7),
      ),
      someone ?? figure(x, foot, tall, palette.ink, random.pick(['plain', 'hat', 'umbrella'])),
      ...sheets,
    ].join(''),
    focus: { x, y },
  };
};
