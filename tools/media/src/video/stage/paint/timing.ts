/** Keeps a number between two limits. */
export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

/** 0 before `from`, 1 after `to`, an S curve between. Times in seconds. */
export function ease(time: number, from: number, to: number): number {
  const share = clamp((time - from) / (to - from));
  return share * share * (3 - 2 * share);
}

/** Rises over `fadeSeconds` after `from` and falls over the same time before `to`. */
export function pulse(time: number, from: number, to: number, fadeSeconds: number): number {
  return ease(time, from, from + fadeSeconds) * (1 - ease(time, to - fadeSeconds, to));
}

/** A value from -1 to 1 that swings once in `period` seconds; `phase` is a share of the period. */
export const swing = (time: number, period: number, phase = 0) =>
  Math.sin((time / period + phase) * Math.PI * 2);
