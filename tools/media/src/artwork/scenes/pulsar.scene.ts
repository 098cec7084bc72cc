import type { Scene } from '../artwork.types.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { rect, repeat, svg } from '../drawing/svg.ts';

const SAMPLES = 150;

/** Stacked waves of one signal, each hiding what is behind it, one of them in colour; `paper` prints them on paper. */
export const pulsar: Scene = (stage) => {
  const { width, height, random, palette, isWide, unit, variant } = stage;
  const span = freeHeight(stage);
  const isPaper = variant === 'paper';
  const ground = isPaper ? palette.paper : mix(palette.ink, palette.sky[0], 0.35);
  const line = isPaper ? palette.ink : palette.light;
  const x = subjectX(stage, 0.02);
  const count = isWide ? 30 : 36;
  const marked = Math.round(count * random.between(0.45, 0.65));
  const reach = isWide ? span * 0.62 : width * 0.4;
  const [from, to] = isWide ? [0, width] : [width * 0.08, width * 0.92];
  const rows = repeat(count, (row) => {
    const base = yAt(stage, 0.2 + (row / (count - 1)) * 0.78);
    const bumps = Array.from({ length: 7 }, () => ({
      at: x + random.between(-0.75, 0.75) * reach,
      wide: reach * random.between(0.05, 0.16),
      tall: span * random.between(0.02, 0.13),
    }));
    const points = Array.from({ length: SAMPLES + 1 }, (_, index) => {
      const left = from + ((to - from) * index) / SAMPLES;
      const near = Math.exp(-(((left - x) / reach) ** 2) * 2.2);
      const swell = bumps.reduce(
        (sum, { at, wide, tall }) => sum + tall * Math.exp(-(((left - at) / wide) ** 2)),
        0,
      );
      return svg`${left},${base - swell * near - random.next() * 3 * unit * near - random.next() * 0.5 * unit}`;
    });
    const isMarked = row === marked;
    return svg`<path d="M${from},${base + 3 * unit} L${points.join(' L')} L${to},${base + 3 * unit}Z" fill="${ground}"/><polyline points="${points.join(' ')}" fill="none" stroke="${isMarked ? palette.accent : line}" stroke-width="${(isMarked ? 2.6 : 1.3) * unit}" stroke-linejoin="round" opacity="${isMarked ? 1 : isWide ? 0.8 : 0.92}"/>`;
  });
  return {
    svg: rect(0, 0, width, height, ground) + rows,
    focus: { x, y: yAt(stage, 0.55) },
  };
};
