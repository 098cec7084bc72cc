import { type Brush, type Layer, WIDTH } from './layer.ts';
import { createRandom, times } from './random.ts';
import { swing } from './timing.ts';

/** Streaks of light on water that swell and shrink where a light stands above them. */
export interface Glitter {
  seed: number;
  /** First line of the water. */
  top: number;
  height: number;
  /** Half the width of the path of light at its near end. */
  spread: number;
  count: number;
  colour: string;
}

/** Prepares glitter; draw it under a light that stands at `x`. */
export function createGlitter(
  glitter: Glitter,
): (brush: Brush, time: number, x: number, opacity?: number) => void {
  const random = createRandom(glitter.seed);
  const streaks = times(glitter.count, (index) => {
    const depth = index / glitter.count;
    return {
      depth,
      y: glitter.top + glitter.height * depth ** 1.4 + 2,
      offset: random.between(-1, 1) * random.between(0.2, 1) * glitter.spread * (0.2 + depth * 0.8),
      width: random.between(14, 70) * (0.5 + depth * 2.6),
      opacity: random.between(0.25, 0.95) * (1 - depth * 0.55),
      period: random.between(1.6, 4.2),
      phase: random.between(0, 1),
    };
  });
  return (brush, time, x, opacity = 1) => {
    brush.fillStyle = glitter.colour;
    for (const streak of streaks) {
      const swell = 0.5 + 0.5 * swing(time, streak.period, streak.phase);
      const width = streak.width * (0.35 + 0.65 * swell);
      const left =
        x +
        streak.offset +
        swing(time, streak.period * 2.3, streak.phase) * 9 * (1 + streak.depth) -
        width / 2;
      brush.globalAlpha = opacity * streak.opacity * (0.2 + 0.8 * swell);
      brush.beginPath();
      brush.roundRect(left, streak.y, width, 1.6 + streak.depth * 4.4, 2);
      brush.fill();
    }
    brush.globalAlpha = 1;
  };
}

const SLICE = 3;

/**
 * Draws what stands above a water line upside down below it, in slices that sway.
 *
 * @param from - A layer as wide as the picture, its foot on the water line.
 * @param stretch - Height of the reflection as a share of the height of the layer.
 */
export function drawReflection(
  brush: Brush,
  from: Layer,
  waterLine: number,
  time: number,
  stretch: number,
  opacity: number,
): void {
  const pixels = from.image.width / from.width;
  const depth = from.height * stretch;
  for (let down = 0; down < depth; down += SLICE) {
    const share = down / depth;
    const sway =
      (Math.sin(down * 0.34 - time * 2.6) + 0.6 * Math.sin(down * 0.13 + time * 1.7)) *
      (1.5 + share * 9);
    brush.globalAlpha = opacity * (1 - share) ** 0.8;
    const sourceY = Math.max(0, from.height - (down + SLICE) / stretch);
    brush.drawImage(
      from.image,
      0,
      sourceY * pixels,
      from.image.width,
      (SLICE / stretch) * pixels,
      sway,
      waterLine + down,
      WIDTH,
      SLICE,
    );
  }
  brush.globalAlpha = 1;
}
