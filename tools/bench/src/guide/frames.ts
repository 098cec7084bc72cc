/** A frame that took longer was not shown in time on a screen of 60 Hz, in ms. */
const slowMs = 17.5;

/** Percent of frames that came late. */
export function slowShare(frames: readonly number[]): number {
  if (frames.length === 0) return 0;
  return (frames.filter((duration) => duration > slowMs).length / frames.length) * 100;
}

/** The middle one of some values; 0 for none. */
export function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}
