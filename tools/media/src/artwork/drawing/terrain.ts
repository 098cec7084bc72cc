import type { Stage } from '../artwork.types.ts';
import type { Random } from './random.ts';
import { path, svg } from './svg.ts';

/** How a ridge runs. */
export interface RidgeOptions {
  /** Mean height on the picture, in pixels. */
  y: number;
  /** Swing in pixels. */
  swing: number;
  /** How much smaller each finer bend is: .3 dunes, .52 hills, .6 crags. */
  roughness: number;
}

function bends(random: Random, roughness: number): number[] {
  let points = [random.between(-0.5, 0.5), random.between(-0.5, 0.5)];
  let reach = 1;
  for (let level = 0; level < 7; level += 1) {
    const finer: number[] = [];
    points.forEach((value, index) => {
      const following = points[index + 1];
      finer.push(value);
      if (following !== undefined) {
        finer.push((value + following) / 2 + random.between(-0.5, 0.5) * reach);
      }
    });
    points = finer;
    reach *= roughness;
  }
  return points;
}

/** Land from a broken line of hills down to the foot of the picture. */
export function ridge(stage: Stage, { y, swing, roughness }: RidgeOptions, fill: string): string {
  const { width, height, random } = stage;
  const points = bends(random, roughness);
  const line = points.map(
    (value, index) => svg`L${(index / (points.length - 1)) * width},${y + value * swing} `,
  );
  return path(svg`M-5,${height} ${line}L${width + 5},${height}Z`, fill);
}

/** A fir of `height` with its foot at a point. */
export function fir(random: Random, x: number, y: number, height: number, fill: string): string {
  const tiers = 7;
  let d = svg`M${x + height * 0.02},${y - height * 0.12} h${-height * 0.04} V${y} h${height * 0.04}Z `;
  for (let tier = 0; tier < tiers; tier += 1) {
    const top = y - height + height * 0.126 * tier;
    const reach = height * (0.05 + (0.2 * tier) / tiers) * random.between(0.85, 1.15);
    const hem = top + height * 0.16;
    d += svg`M${x},${top - height * 0.04} L${x - reach},${hem} L${x - reach * 0.4},${top + height * 0.14} L${x + reach * 0.4},${top + height * 0.14} L${x + reach},${hem}Z `;
  }
  return path(d, fill);
}

/** A bare tree of strokes; `lean` in radians from upright. */
export function bareTree(
  random: Random,
  x: number,
  y: number,
  height: number,
  lean: number,
  colour: string,
): string {
  let strokes = '';
  const grow = (left: number, top: number, angle: number, length: number, level: number) => {
    if (level < 0) return;
    const right = left + Math.cos(angle) * length;
    const foot = top + Math.sin(angle) * length;
    strokes += svg`<path d="M${left},${top} L${right},${foot}" stroke-width="${(level + 0.7) * height * 0.0125}"/>`;
    grow(
      right,
      foot,
      angle - random.between(0.15, 0.6),
      length * random.between(0.68, 0.84),
      level - 1,
    );
    grow(
      right,
      foot,
      angle + random.between(0.15, 0.6),
      length * random.between(0.68, 0.84),
      level - 1,
    );
  };
  grow(x, y, -Math.PI / 2 + lean, height * 0.27, 6);
  return svg`<g stroke="${colour}" stroke-linecap="round">${strokes}</g>`;
}
