import type { Hex, Stage } from '../artwork.types.ts';
import { circle, linear, radial, rect, repeat, svg, type Stop } from './svg.ts';

/** Fills the picture, or its part above `bottom`, with stops from the top down. */
export function sky(stage: Stage, stops: readonly Stop[], bottom = stage.height): string {
  return rect(0, 0, stage.width, bottom, linear(stage, stops));
}

/** Light that fades outwards; three to four times the size of its source looks natural. */
export function glow(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  colour: Hex,
  opacity = 1,
): string {
  const fill = radial(stage, [
    [0, colour, opacity],
    [0.35, colour, opacity * 0.45],
    [1, colour, 0],
  ]);
  return circle(x, y, radius, fill);
}

/** A band of mist across the picture with its middle at `y`. */
export function mist(
  stage: Stage,
  y: number,
  height: number,
  colour: Hex,
  opacity: number,
): string {
  const fill = linear(stage, [
    [0, colour, 0],
    [0.5, colour, opacity],
    [1, colour, 0],
  ]);
  return rect(-10, y - height / 2, stage.width + 20, height, fill);
}

/** Ground that darkens towards the foot of the picture. */
export function shade(stage: Stage, top: number, colour: Hex, opacity = 1): string {
  const fill = linear(stage, [
    [0, colour, 0],
    [1, colour, opacity],
  ]);
  return rect(0, top, stage.width, stage.height - top, fill);
}

/** Stars over the picture above `bottom`; most are small. */
export function stars({ random, width, unit }: Stage, bottom: number, count: number): string {
  return repeat(count, () => {
    const radius = (random.next() ** 3 * 1.7 + 0.3) * unit * 0.7;
    return circle(
      random.between(0, width),
      random.between(0, bottom),
      radius,
      '#ffffff',
      random.between(0.2, 0.95),
    );
  });
}

/** A loose flock round a point. */
export function birds(
  { random, unit }: Stage,
  x: number,
  y: number,
  reach: number,
  count: number,
  colour: Hex,
): string {
  return repeat(count, () => {
    const left = x + random.between(-1, 1) * reach;
    const top = y + random.between(-0.5, 0.5) * reach;
    const wing = random.between(3, 7) * unit;
    return svg`<path d="M${left - wing},${top - wing * 0.4} Q${left - wing * 0.4},${top - wing * 0.7} ${left},${top} Q${left + wing * 0.4},${top - wing * 0.7} ${left + wing},${top - wing * 0.4}" fill="none" stroke="${colour}" stroke-width="${1.3 * unit}"/>`;
  });
}

/** Glints of a light source on water from `top` down; none where the words of a poster stand. */
export function glints(
  stage: Stage,
  x: number,
  top: number,
  count: number,
  spread: number,
): string {
  const { random, width, height, unit, palette } = stage;
  const foot = stage.isWide ? height : Math.max(stage.free.bottom + 4 * unit, top + 30 * unit);
  return repeat(count, (index) => {
    const depth = index / count;
    const y = top + (foot - top) * depth ** 1.3 + 2;
    const length = random.between(4, 26) * (1 + depth * 4) * unit;
    const middle =
      x + random.between(-1, 1) * Math.min(width, height * 1.2) * spread * (0.12 + depth * 0.5);
    const opacity = random.between(0.15, 0.85) * (1 - depth * 0.6);
    return svg`<rect x="${middle - length / 2}" y="${y}" width="${length}" height="${(1 + depth * 2.4) * unit}" rx="${unit}" fill="${palette.light}" opacity="${opacity}"/>`;
  });
}

/** Darkened corners. */
export function vignette(stage: Stage, opacity: number): string {
  const fill = radial(
    stage,
    [
      [0, '#000000', 0],
      [0.6, '#000000', 0],
      [1, '#000000', opacity],
    ],
    0.78,
  );
  return rect(0, 0, stage.width, stage.height, fill);
}

/** The ground alone where the words of a poster stand, so that no pattern runs under them. */
export function margins(stage: Stage, ground: Hex, strength = 0.92): string {
  const { width, height, free, isWide } = stage;
  if (isWide) return '';
  const fade = height * 0.07;
  const veil = (top: number, length: number, stops: readonly Stop[]) =>
    length <= fade ? '' : rect(0, top, width, length, linear(stage, stops));
  const head = free.top + fade * 0.4;
  const foot = height - free.bottom + fade * 0.4;
  return (
    veil(0, head, [
      [0, ground, strength],
      [1 - fade / head, ground, strength],
      [1, ground, 0],
    ]) +
    veil(height - foot, foot, [
      [0, ground, 0],
      [fade / foot, ground, strength],
      [1, ground, strength],
    ])
  );
}
