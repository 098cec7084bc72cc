/** A moment of an advertisement or of the content: seconds, or a share from 0 to 1. */
export type TimeOffset = { seconds: number } | { share: number };

/** Reads `HH:MM:SS`, `HH:MM:SS.mmm` or `n%`; undefined for everything else and for more than the whole. VAST 4.3 §3.8 */
export function readOffset(text: string | undefined): TimeOffset | undefined {
  const percent = text?.match(/^(\d+(?:\.\d+)?)%$/u)?.[1];
  if (percent !== undefined)
    return Number(percent) <= 100 ? { share: Number(percent) / 100 } : undefined;
  const seconds = readTime(text);
  return seconds === undefined ? undefined : { seconds };
}

/** Reads `HH:MM:SS` or `HH:MM:SS.mmm` as seconds. */
export function readTime(text: string | undefined): number | undefined {
  const parts = text?.match(/^(\d+):([0-5]?\d):([0-5]?\d(?:\.\d+)?)$/u);
  if (!parts) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

/** Where a moment is, in seconds; undefined for a share of a duration that is not known. */
export function momentOf(offset: TimeOffset, duration: number): number | undefined {
  if ('seconds' in offset) return offset.seconds;
  return duration > 0 ? offset.share * duration : undefined;
}
