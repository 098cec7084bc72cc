import { LEAST_OFFSET_SECONDS } from '@foyer/player-machine';
import { withParameter } from './address.ts';
import { LIVE_DELAY_SECONDS } from './limits.ts';
import type { EngineSource, LiveClock } from './media-engine.ts';

/** What the address of a channel depends on: seconds, points in time since 1970 by the service's clock. */
export interface LiveMoment extends Pick<LiveClock, 'edgeDelay' | 'maxOffset'> {
  /** The moment of the broadcast to start at; undefined is the edge. */
  start: number | undefined;
  now: number;
}

/**
 * By how much the stream is asked to run late, in whole seconds and negative; undefined for a start that is less than
 * 5 s behind the edge the player aims at. LIVE-003, LIVE-004
 */
export function liveOffset({ start, now, edgeDelay, maxOffset }: LiveMoment): number | undefined {
  if (start === undefined) return undefined;
  const past = now - edgeDelay - start;
  if (past < LEAST_OFFSET_SECONDS) return undefined;
  const offset = Math.max(Math.floor(-past), -Math.floor(maxOffset));
  return offset < 0 ? offset : undefined;
}

const browserClock: LiveClock = {
  now: () => Date.now() / 1000,
  edgeDelay: LIVE_DELAY_SECONDS,
  maxOffset: Number.POSITIVE_INFINITY,
};

/** By how much a stream is to run late, in negative seconds; undefined at the edge. */
export const offsetOf = ({ isLive, liveStart: start, clock = browserClock }: EngineSource) =>
  isLive ? liveOffset({ ...clock, start, now: clock.now() }) : undefined;

/** The address of a stream that runs late by an offset; the edge's own where there is none. LIVE-003, LIVE-004 */
export function withOffset(url: string, offset: number | undefined): string {
  if (offset === undefined) return url;
  return withParameter(url, `offset=${offset}`);
}
