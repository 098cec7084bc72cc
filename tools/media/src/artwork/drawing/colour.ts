import type { Hex } from '../artwork.types.ts';

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Reads `#rrggbb`. */
export function toRgb(colour: Hex): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** From `from` at 0 to `to` at 1. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const end = toRgb(to);
  const channels = toRgb(from).map((value, index) =>
    Math.round(value + ((end[index] ?? 0) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance as WCAG defines it, 0 to 1. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two luminances, 1 to 21. */
export function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
