import type { Port } from '@foyer/core';
import type * as v from 'valibot';
import type { viewingLimitsSchema } from './viewing-limit.events.ts';

/** When and how long a profile may watch, and how long it has. */
export type ViewingLimits = v.InferOutput<typeof viewingLimitsSchema>;

/** What is known when the page starts. */
export type ViewingLimitInput = ViewingLimits;

/** What the clock on the wall shows in a time zone. */
export interface WallClock {
  /** `YYYY-MM-DD`. */
  day: string;
  /** Since midnight, 0 to 86399. */
  seconds: number;
}

/** What the server knows after a report. */
export interface WatchedTime {
  watchedSeconds: number;
  maxSeconds?: number | undefined;
}

/**
 * What the viewer is told: the hours end in five minutes, the time of the day does, it has ended.
 * LIMIT-003, LIMIT-005, LIMIT-006
 */
export type LimitNotice = 'hoursEnding' | 'timeEnding' | 'timeExpired';

/** What the flow remembers; JSON-safe. */
export interface ViewingLimitContext extends ViewingLimits {
  /** Of the last minute; absent before the first, or where the clock of the zone cannot be read. */
  clock: WallClock | undefined;
  /** Watched, but not known to the server. */
  unreportedSeconds: number;
  /** The part of them that is on its way. */
  sentSeconds: number;
  /** What holds now and was told. */
  told: readonly LimitNotice[];
}

/** Effects of the flow. Calls reject for a 4xx or 5xx answer. */
export interface ViewingLimitPorts {
  readClock: Port<{ timeZone: string }, WallClock>;
  reportViewTime: Port<{ seconds: number }, WatchedTime>;
}
