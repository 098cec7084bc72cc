import type { Scene, Stage } from '../artwork.types.ts';
import { glow, mist, shade, sky, stars } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { figure } from '../drawing/figures.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { blur, linear, path, repeat, svg } from '../drawing/svg.ts';
import { fir } from '../drawing/terrain.ts';

/** Curtains of northern light: thin upright rays along a few waves. */
function aurora(stage: Stage): string {
  const { width, random, palette, unit } = stage;
  const span = freeHeight(stage);
  const hues = ['#6ff0c0', '#9ff5dc', '#7fd6ff'] as const;
  const curtains = hues.map((hue, layer) => {
    const colour = mix(hue, palette.sky[1], 0.12);
    const ray = linear(stage, [
      [0, colour, 0],
      [0.7, colour, 0.8],
      [0.92, colour, 0.3],
      [1, colour, 0],
    ]);
    const [phase, waves, swing] = [
      random.next() * 6,
      random.between(1.1, 1.7),
      random.between(0.05, 0.09),
    ];
    const count = Math.round(width / (5 * unit));
    return repeat(count, (index) => {
      const share = index / count;
      const curve = Math.sin(share * Math.PI * 2 * waves + phase);
      const foot =
        yAt(stage, 0.42 + layer * 0.07) +
        (curve + 0.4 * Math.sin(share * 17 + phase)) * swing * span;
      const tall =
        span * (0.26 + 0.14 * Math.sin(share * 9 + phase * 2)) * random.between(0.7, 1.1);
      const strength =
        (0.35 + 0.65 * Math.max(0, Math.sin(share * Math.PI * 2.3 + phase))) * (1 - layer * 0.2);
      return svg`<rect x="${share * width}" y="${foot - tall}" width="${6.4 * unit}" height="${tall}" fill="${ray}" opacity="${strength * random.between(0.6, 1)}"/>`;
    });
  });
  return svg`<g filter="${blur(stage, 1.6 * unit)}">${curtains}</g>`;
}

/**
 * Firs in rows round a glade of light with someone in it; `aurora` lights the sky instead,
 * `dense` narrows and dims the glade.
 */
export const forest: Scene = (stage) => {
  const { width, random, palette, variant, isWide } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage);
  const isAurora = variant === 'aurora';
  const isDense = variant === 'dense';
  const rows = [0, 1, 2, 3, 4].map((layer) => {
    const share = layer / 4;
    const colour = mix(palette.sky[2], palette.ink, 0.2 + share * 0.8);
    const trees = repeat(Math.round((isWide ? 30 : 14) - layer * (isWide ? 3 : 1.6)), () => {
      const left = random.between(-0.05, 1.05) * width;
      const tall = span * (0.26 + share * 0.4) * random.between(0.75, 1.2);
      const clearing = Math.min(width, span) * (0.1 + share * 0.16) * (isDense ? 0.3 : 1);
      return Math.abs(left - x) < clearing
        ? ''
        : fir(random, left, yAt(stage, 0.76 + share * 0.26), tall, colour);
    });
    return (
      trees +
      mist(
        stage,
        yAt(stage, 0.84 + share * 0.14),
        span * 0.2,
        palette.sky[2],
        Math.max(0, 0.42 - 0.1 * layer),
      )
    );
  });
  const rays = repeat(6, () => {
    const lean = random.between(-0.5, 0.5);
    return path(
      svg`M${x},${yAt(stage, 0.1)} L${x + lean * span - 20},${yAt(stage, 1.1)} L${x + lean * span + 30},${yAt(stage, 1.1)}Z`,
      palette.light,
      random.between(0.05, 0.12),
    );
  });
  return {
    svg: [
      sky(stage, [
        [0, palette.sky[0]],
        [0.5, palette.sky[1]],
        [0.85, palette.sky[2]],
      ]),
      isAurora ? stars(stage, yAt(stage, 0.6), 120) + aurora(stage) : '',
      glow(
        stage,
        x,
        yAt(stage, isAurora ? 0.86 : 0.6),
        Math.min(width, span) * (isAurora ? 0.45 : 0.72),
        palette.light,
        isDense ? 0.35 : 0.82,
      ),
      ...rows,
      isAurora ? '' : svg`<g filter="${blur(stage, 3 * stage.unit)}">${rays}</g>`,
      figure(
        x,
        yAt(stage, 0.98),
        span * 0.15,
        mix(palette.ink, '#000000', 0.3),
        random.pick(['hat', 'plain']),
      ),
      shade(stage, yAt(stage, 0.92), palette.ink),
    ].join(''),
    focus: { x, y: yAt(stage, 0.72) },
  };
};
