import type { LoopFilm } from './loop-film.ts';

/** What of a stream can be played at a moment. */
export interface StreamWindow {
  /** Numbers of the first and the last segment that a manifest names, both included. */
  first: number;
  last: number;
  /** Number of the first segment that is served at all: a paused viewer asks for older ones. */
  oldest: number;
  /** Whether segments are still to come. */
  isGrowing: boolean;
  /** Whether the first segments leave the manifest as new ones come. */
  isSliding: boolean;
  /** Seconds by which the stream runs late. */
  delay: number;
}

/** How much of a live stream its manifest names, in seconds. What is older is asked for by `offset`. */
export const LIVE_WINDOW_SECONDS = 120;

/** How far behind the edge players should play, in seconds. ENGINE-011 */
export const LIVE_DELAY_SECONDS = 40;

type Cut = Pick<LoopFilm, 'segmentSeconds'>;

/**
 * The sliding window of a live stream. A segment is there once all of it has passed.
 *
 * @param now - Seconds since 1970.
 * @param delay - Seconds by which the viewer watches later than live: the stream as it was then.
 * @param depth - How far back the viewer may go, in seconds.
 */
export function liveWindow(
  { segmentSeconds }: Cut,
  { now, delay, depth }: { now: number; delay: number; depth: number },
): StreamWindow {
  const last = Math.floor((now - delay) / segmentSeconds) - 1;
  const size = Math.floor(LIVE_WINDOW_SECONDS / segmentSeconds);
  // Twice the window: a manifest that was just asked for names segments that leave it meanwhile.
  const reach = Math.ceil((depth + 2 * LIVE_WINDOW_SECONDS) / segmentSeconds);
  return {
    first: last - size + 1,
    last,
    oldest: Math.floor(now / segmentSeconds) - reach,
    isGrowing: true,
    isSliding: true,
    delay,
  };
}

/**
 * A programme's own minutes: all of them once it has ended, those that have passed while it runs.
 *
 * @returns `undefined` before its first segment has passed.
 */
export function programmeWindow(
  { segmentSeconds }: Cut,
  { now, start, end }: { now: number; start: number; end: number },
): StreamWindow | undefined {
  const first = Math.floor(start / segmentSeconds);
  const last = Math.ceil(Math.min(now, end) / segmentSeconds) - 1;
  const whole = Math.floor(now / segmentSeconds) - 1;
  const there = Math.min(last, whole);
  if (there < first) return undefined;
  const isGrowing = there < Math.ceil(end / segmentSeconds) - 1;
  return { first, last: there, oldest: first, isGrowing, isSliding: false, delay: 0 };
}
