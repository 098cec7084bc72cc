import type { PlayerContext } from './player.types.ts';

/** How far behind the newest picture players aim, in seconds. ENGINE-011 */
export const DEFAULT_EDGE_DELAY_SECONDS = 40;

/** How far back a viewer who may go back may go when nobody says, in seconds. LIVE-009 */
export const DEFAULT_DEPTH_SECONDS = 3_600;

/** Further behind the edge than this, live is called pause-live, in seconds. LIVE-002 */
const PAUSE_LIVE_SECONDS = 10;

/** A start that is not so far in the past is the edge itself, in seconds. LIVE-004 */
export const LEAST_OFFSET_SECONDS = 5;

/**
 * After falling so far behind where it was aimed at, in seconds, a stream is loaded anew: what a manifest names slides
 * on, and the picture would soon fall out of it.
 */
const HOLD_SECONDS = 60;

type Stream = Pick<PlayerContext, 'currentTime' | 'live'>;

/** The moment of the broadcast that a viewer of now sees: the clock less the delay of presentation. Reading 16 */
export const liveEdge = ({ live }: Pick<Stream, 'live'>): number => live.now - live.edgeDelay;

/** How far behind the edge the picture is, in seconds; 0 before anything is known. */
export function liveLag({ live, currentTime }: Stream): number {
  if (live.now === 0 || currentTime === 0) return 0;
  return Math.max(0, liveEdge({ live }) - currentTime);
}

/** Whether the picture is so far behind that it counts as pause-live. LIVE-002 */
export const isBehind = (stream: Stream): boolean => liveLag(stream) > PAUSE_LIVE_SECONDS;

/** The moment to load for a wish, not older than allowed; undefined is the edge. LIVE-004, LIVE-006 */
export function aimAt(live: PlayerContext['live'], time: number): number | undefined {
  if (!live.canPause) return undefined;
  const edge = liveEdge({ live });
  if (edge - time < LEAST_OFFSET_SECONDS) return undefined;
  return Math.max(time, edge - live.maxOffset);
}

/** The context after a moment was aimed at: the new place shows at once. */
export function aimed(
  { live }: Pick<Stream, 'live'>,
  start: number | undefined,
): Partial<PlayerContext> {
  const edge = liveEdge({ live });
  const aimedLag = start === undefined ? 0 : Math.max(0, edge - start);
  return {
    live: { ...live, start, aimedLag },
    currentTime: start ?? (live.now > 0 ? edge : 0),
    bufferedTime: [],
  };
}

/** Where to go on after a pause or an error: at the edge, unless the viewer was behind it and may be. LIVE-006 */
export const aimToGoOn = (stream: Stream): number | undefined =>
  isBehind(stream) ? aimAt(stream.live, stream.currentTime) : undefined;

/** Whether going on needs the stream loaded anew: behind the edge without the right to be, or behind for long. */
export const isStale = (stream: Stream): boolean =>
  isBehind(stream) &&
  (!stream.live.canPause || liveLag(stream) - stream.live.aimedLag > HOLD_SECONDS);
