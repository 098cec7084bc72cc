import type { Frame } from '../page/probe.types.ts';

/** How long a viewer's first impression is, in ms from the navigation. */
export const FIRST_MS = 15_000;

/** What was on the screen, on average. */
export interface FirstQuality {
  /** In lines. */
  height: number;
  /** In kbit/s. */
  kbps: number;
}

/**
 * What a viewer saw in the first {@link FIRST_MS} after the press: each picture counts for as long as it stood, and
 * the time before the first one as nothing.
 *
 * @param rates - Bits per second of each height.
 */
export function firstQuality(
  frames: readonly Frame[],
  rates: ReadonlyMap<number, number>,
): FirstQuality {
  let lines = 0;
  let bits = 0;
  for (const [index, [from, , height]] of frames.entries()) {
    const [to] = frames[index + 1] ?? [FIRST_MS];
    const share = Math.max(0, Math.min(to, FIRST_MS) - from) / FIRST_MS;
    lines += share * height;
    bits += share * (rates.get(height) ?? 0);
  }
  return { height: lines, kbps: bits / 1000 };
}
