import type { Hex, Scene } from '../artwork.types.ts';
import { glow } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { linear, path, place, rect, repeat, svg } from '../drawing/svg.ts';

const FACE = 'M-52,-58 C-20,-70 20,-70 52,-58 C58,-6 42,54 0,70 C-42,54 -58,-6 -52,-58Z';
const HALF = 'M0,-67 C20,-67 38,-63 52,-58 C58,-6 42,54 0,70Z';

/** A theatre mask 110 wide, laughing or weeping. */
function mask(colour: Hex, hollow: Hex, shade: Hex, isLaughing: boolean): string {
  const eye = isLaughing
    ? 'M-38,-16 Q-24,-38 -8,-18 Q-24,-26 -38,-16Z'
    : 'M-38,-14 Q-26,-28 -9,-26 Q-14,-8 -26,-8 Q-34,-8 -38,-14Z';
  const brow = isLaughing
    ? 'M-42,-34 Q-26,-52 -8,-38 Q-26,-46 -42,-34Z'
    : 'M-42,-28 Q-28,-38 -8,-46 Q-20,-32 -42,-28Z';
  const mouth = isLaughing
    ? 'M-30,14 Q0,26 30,14 Q24,48 0,50 Q-24,48 -30,14Z'
    : 'M-26,46 Q-20,20 0,18 Q20,20 26,46 Q0,32 -26,46Z';
  const twice = (d: string, fill: Hex) =>
    path(d, fill) + svg`<g transform="scale(-1 1)">${path(d, fill)}</g>`;
  return [
    path(FACE, colour),
    path(HALF, shade, 0.24),
    twice(eye, hollow),
    twice(brow, mix(colour, hollow, 0.6)),
    path(
      'M-6,-14 L0,12 L6,-14 L4,-30 H-4Z M-10,10 Q0,18 10,10 L6,4 H-6Z',
      mix(colour, hollow, 0.3),
    ),
    path(mouth, hollow),
  ].join('');
}

/** A ribbon that falls from a point with waves. */
const ribbon = (x: number, y: number, long: number, sway: number, weight: number, colour: Hex) =>
  svg`<path d="M${x},${y} q${sway},${long * 0.22} 0,${long * 0.4} t${sway * 0.3},${long * 0.6}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round"/>`;

/** The laughing and the weeping mask on ribbons; `paper` prints them on paper. */
export const masks: Scene = (stage) => {
  const { width, height, random, palette, isWide, variant } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.01);
  const y = yAt(stage, 0.48);
  const isPaper = variant === 'paper';
  const scale = Math.min(span * (isWide ? 0.94 : 0.78), width * 0.9) / 200;
  const ground = isPaper ? palette.paper : mix(palette.sky[0], palette.ink, 0.3);
  const pale = isPaper
    ? mix(palette.sky[1], palette.sky[0], 0.3)
    : mix(palette.light, palette.paper, 0.4);
  const hollow = isPaper ? palette.paper : mix(palette.ink, palette.sky[0], 0.2);
  const side = random.pick([-1, 1]);
  const folds = repeat(isPaper ? 0 : Math.round(width / 60), (index) =>
    rect(
      index * 60,
      0,
      30,
      height,
      linear(
        stage,
        [
          [0, '#000000', 0.22],
          [1, '#ffffff', 0.03],
        ],
        { x1: 0, y1: 0, x2: 1, y2: 0 },
      ),
    ),
  );
  const confetti = repeat(isPaper ? 60 : 44, () => {
    const left = x + random.between(-1, 1) * span * 0.62;
    const top = stage.free.top + random.next() * span;
    const size = random.between(2, 5) * stage.unit;
    const fill = random.pick([palette.accent, palette.light, palette.sky[2], palette.sky[1]]);
    return svg`<rect x="${left}" y="${top}" width="${size * 1.8}" height="${size}" fill="${fill}" opacity=".9" transform="rotate(${random.between(0, 180)} ${left} ${top})"/>`;
  });
  return {
    svg: [
      rect(0, 0, width, height, ground),
      folds,
      isPaper ? '' : glow(stage, x, y, span * 0.62, mix(palette.accent, palette.light, 0.4), 0.42),
      confetti,
      ribbon(
        x + side * 84 * scale,
        y - 40 * scale,
        150 * scale,
        side * 26 * scale,
        7 * scale,
        palette.accent,
      ),
      ribbon(
        x - side * 84 * scale,
        y - 10 * scale,
        130 * scale,
        -side * 22 * scale,
        7 * scale,
        pale,
      ),
      place(
        x + side * 38 * scale,
        y - 26 * scale,
        scale,
        svg`<g transform="rotate(${side * 13})">${mask(palette.accent, hollow, palette.ink, false)}</g>`,
      ),
      place(
        x - side * 34 * scale,
        y + 16 * scale,
        scale,
        svg`<g transform="rotate(${-side * 11})">${mask(pale, hollow, palette.ink, true)}</g>`,
      ),
    ].join(''),
    focus: { x, y },
  };
};
