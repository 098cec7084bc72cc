import { mix, palettes } from './colour.ts';
import { type Layer, paintLayer } from './layer.ts';
import { createRandom } from './random.ts';

const { sky, light, accent, ink } = palettes.rain;

/** A row of towers: the walls with the windows that stay lit, and apart from them the windows that go on and off. */
export interface Skyline {
  walls: Layer;
  restless: Layer;
}

/**
 * Paints a row of towers that joins with itself.
 *
 * @param depth - 0 far to 1 near.
 * @param foot - Height of the street; also the height of the layer.
 */
export function paintSkyline(seed: number, depth: number, width: number, foot: number): Skyline {
  const colour = mix(mix(sky[2], sky[1], 0.35), ink, 0.3 + depth * 0.66);
  const paint = (isRestless: boolean) =>
    paintLayer(width, foot, (brush) => {
      const random = createRandom(seed);
      const blinks = createRandom(seed + 1);
      let x = 0;
      while (x < width - 70) {
        const wide = Math.min(width - x, random.between(78, 165) * (0.7 + depth * 0.6));
        const tall = foot * random.between(0.2, 0.8) * (1.12 - depth * 0.62);
        const top = foot - tall;
        brush.fillStyle = colour;
        if (!isRestless) {
          brush.fillRect(x, top, wide, tall);
          if (random.chance(0.28))
            brush.fillRect(x + wide * 0.46, top - tall * 0.16, 4, tall * 0.17);
          if (random.chance(0.3))
            brush.fillRect(x + wide * 0.2, top - tall * 0.05, wide * 0.6, tall * 0.06);
          if (random.chance(0.2))
            brush.fillRect(x + wide * 0.34, top - tall * 0.1, wide * 0.32, tall * 0.11);
        } else for (let skipped = 0; skipped < 3; skipped++) random.chance(0.5);
        const cell = wide / Math.max(4, Math.round(wide / 19));
        const step = cell * random.between(1.25, 1.7);
        for (let y = top + step * 0.7; y < foot - step * 2; y += step) {
          for (let column = x + cell * 0.3; column < x + wide - cell * 0.7; column += cell) {
            const isLit = random.chance(0.15 + depth * 0.1);
            const opacity = random.between(0.3, 0.95);
            const isWarm = random.chance(0.82);
            if (!isLit || blinks.chance(0.16) !== isRestless) continue;
            brush.fillStyle = isWarm ? light : accent;
            brush.globalAlpha = opacity;
            brush.fillRect(column, y, cell * 0.5, step * 0.52);
            brush.globalAlpha = 1;
          }
        }
        x +=
          wide +
          (random.chance(0.2 + depth * 0.4) ? wide * random.between(0.3, 1.1 + depth * 0.8) : 0);
      }
    });
  return { walls: paint(false), restless: paint(true) };
}
