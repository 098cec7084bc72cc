/** Channels of a spread in windows from 1024 px, from 768 px, and on phones. Look §2 Guide */
export const spreadSizes = { desktop: 5, tablet: 3, phone: 1 } as const;

/** The channels of a spread, from 0; the last spread is full, too. */
export function spreadOf(
  first: number,
  size: number,
  count: number,
): { first: number; last: number; hasPrevious: boolean; hasNext: boolean } {
  const start = Math.max(0, Math.min(first, count - size));
  const last = Math.min(count, start + size) - 1;
  return { first: start, last, hasPrevious: start > 0, hasNext: last < count - 1 };
}
