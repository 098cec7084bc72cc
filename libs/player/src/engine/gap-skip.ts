import { LONGEST_SKIP_SECONDS, SKIP_MARGIN_SECONDS } from './limits.ts';

/** A stretch of loaded media, start and end in seconds. */
export type Range = readonly [start: number, end: number];

/** What an element has loaded, in order. */
export const loadedRanges = ({ buffered }: HTMLVideoElement): Range[] =>
  Array.from({ length: buffered.length }, (_, index) => [
    buffered.start(index),
    buffered.end(index),
  ]);

/** Ranges closer than this are one: sound and picture of a segment do not end at the same moment. */
const SEAM_SECONDS = 0.05;

/** How much is loaded from a time on without a hole, in seconds; 0 where nothing is. */
export function loadedAhead(ranges: readonly Range[], time: number): number {
  let end = time;
  for (const [from, to] of ranges) {
    if (from <= end + SEAM_SECONDS && to > end) end = to;
  }
  return end - time;
}

/**
 * How much there is to play from a time on, in seconds: what is loaded to the next hole, and behind it what a playhead
 * can reach that is moved past holes.
 */
export function reachableAhead(ranges: readonly Range[], time: number): number {
  const ahead = loadedAhead(ranges, time);
  const next = gapTarget(ranges, time + ahead, Number.POSITIVE_INFINITY);
  return next === undefined ? ahead : ahead + reachableAhead(ranges, next);
}

/**
 * Where to go on when what follows the playhead is missing, in seconds; undefined where nothing follows soon.
 *
 * @param ranges - What is loaded, in order.
 * @param time - The playhead, at the edge of a hole or in it.
 * @param longest - What counts as soon, in seconds.
 */
export function gapTarget(
  ranges: readonly Range[],
  time: number,
  longest: number = LONGEST_SKIP_SECONDS,
): number | undefined {
  const next = ranges.find(([from]) => from > time + SEAM_SECONDS);
  if (!next || next[0] - time > longest) return undefined;
  return Math.min(next[0] + SKIP_MARGIN_SECONDS, next[1]);
}
