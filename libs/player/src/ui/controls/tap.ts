/** Two taps count as a double tap when so little time is between them, in milliseconds. */
export const DOUBLE_TAP_MS = 300;

/** A finger's touch of the picture. */
export interface Tap {
  /** Milliseconds, on any clock. */
  at: number;
  /** The half of the picture: -1 is the first, 1 the second. */
  side: 1 | -1;
  /** How many taps of a series came before it. */
  count: number;
}

/** The next tap of a finger: it continues a series on the same side, or begins one. */
export function nextTap(last: Tap | undefined, at: number, side: 1 | -1): Tap {
  const isSeries = last !== undefined && last.side === side && at - last.at < DOUBLE_TAP_MS;
  return { at, side, count: isSeries ? last.count + 1 : 0 };
}
