import { LIVE_DELAY_SECONDS } from './limits.ts';

/** A start that is less far in the past is the live edge itself, in seconds. LIVE-004 */
const LEAST_OFFSET_SECONDS = 5;

/**
 * How late a live stream has to run for its edge to be at a moment, in whole seconds; 0 for the edge of now.
 *
 * @param liveStart - The moment of the broadcast to start at, in seconds since 1970; undefined is the edge.
 * @param now - Seconds since 1970. A viewer of now sees what was broadcast the presentation delay ago. Reading 16
 */
export function liveOffset(liveStart: number | undefined, now: number): number {
  if (liveStart === undefined) return 0;
  const behind = now - LIVE_DELAY_SECONDS - liveStart;
  // "Floor of the negative seconds": never later than wished for.
  return behind < LEAST_OFFSET_SECONDS ? 0 : -Math.floor(-behind);
}

/** The address of a live stream that runs late. LIVE-003 */
export function withOffset(url: string, offset: number): string {
  if (offset === 0) return url;
  const address = new URL(url, globalThis.location?.href);
  address.searchParams.set('offset', String(-offset));
  return address.href;
}
