/** Seconds of a day. */
export const DAY_SECONDS = 24 * 60 * 60;

/** The guide is written in Moscow, where the clock is never changed. */
const MOSCOW_SECONDS = 3 * 60 * 60;

/** When a broadcasting day begins there: what is on at night belongs to the evening before. */
const DAY_START_SECONDS = 6 * 60 * 60;

/** How far the guide reaches: whole days before and after today. */
const DAYS_BACK = 3;
const DAYS_AHEAD = 5;

/** Number of the broadcasting day that holds a moment, in seconds since 1970. */
export const broadcastDayOf = (at: number): number =>
  Math.floor((at + MOSCOW_SECONDS - DAY_START_SECONDS) / DAY_SECONDS);

/** When a broadcasting day begins, in seconds since 1970. */
export const broadcastDayStart = (day: number): number =>
  day * DAY_SECONDS - MOSCOW_SECONDS + DAY_START_SECONDS;

/** The calendar date of a broadcasting day, `YYYY-MM-DD`. */
export const dateOf = (day: number): string =>
  new Date(day * DAY_SECONDS * 1000).toISOString().slice(0, 10);

/** What the guide knows: nine days, from the midnight three days ago on. Both in seconds since 1970. */
export function guideBounds(now: number): { first: number; last: number } {
  const midnight = Math.floor((now + MOSCOW_SECONDS) / DAY_SECONDS) * DAY_SECONDS - MOSCOW_SECONDS;
  return {
    first: midnight - DAYS_BACK * DAY_SECONDS,
    last: midnight + (DAYS_AHEAD + 1) * DAY_SECONDS,
  };
}
