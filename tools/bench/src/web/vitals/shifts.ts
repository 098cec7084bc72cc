/** One shift of the layout, as the browser tells it. */
export interface Shift {
  value: number;
  /** Ms since the navigation. */
  at: number;
}

/** Shifts with less than a second between them, and at most five seconds in all, are one burst. */
const mostGapMs = 1000;
const mostBurstMs = 5000;

/** Cumulative layout shift: the worst burst of shifts that no press caused. 0 for none. */
export function layoutShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let burst = 0;
  let startedAt = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  for (const { value, at } of shifts) {
    const isSameBurst = at - lastAt < mostGapMs && at - startedAt < mostBurstMs;
    if (!isSameBurst) [burst, startedAt] = [0, at];
    burst += value;
    lastAt = at;
    worst = Math.max(worst, burst);
  }
  return worst;
}
