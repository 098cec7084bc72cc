import { DEFAULT_EDGE_DELAY_SECONDS } from '@foyer/player-machine';

/** Turns the seconds of an element into those of the player. */
export interface MediaTimes {
  /** A stream is loaded to start at this moment, or at the edge; the element's time means nothing until it has. */
  aim: (start: number | undefined) => void;
  /** The element stands where it was to start. Only the first word after `aim` counts. */
  settle: (time: number) => void;
  /** The player's time for the element's; undefined while it is not known. */
  of: (time: number) => number | undefined;
}

/** A title: its time is the element's. */
export const titleTimes: MediaTimes = { aim: () => {}, settle: () => {}, of: (time) => time };

/**
 * A channel: the element counts from anywhere, each engine in its own way, while the player counts by the service's
 * clock. The place where playback starts is known in both. Reading 16
 *
 * @param now - Seconds since 1970.
 */
export function createLiveTimes(
  now: () => number,
  edgeDelay = DEFAULT_EDGE_DELAY_SECONDS,
): MediaTimes {
  let wanted: number | undefined;
  let shift: number | undefined;
  return {
    aim: (start) => {
      wanted = start;
      shift = undefined;
    },
    settle: (time) => {
      shift ??= (wanted ?? now() - edgeDelay) - time;
    },
    of: (time) => (shift === undefined ? undefined : time + shift),
  };
}
