/** Day and time of a moment in a time zone. */
export interface LocalClock {
  /** `YYYY-MM-DD`. */
  day: string;
  /** `HH:mm`. */
  time: string;
}

/** What the clock on the wall shows in a time zone. */
export function clockIn(timeZone: string, moment: Date): LocalClock {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/**
 * Whether a time lies in an interval of the day, both ends `HH:mm` and inside. An interval whose
 * start is later than its end runs over midnight.
 */
export const isWithin = (time: string, from: string, to: string): boolean =>
  from <= to ? from <= time && time <= to : from <= time || time <= to;

/** Whether a profile's hours let it watch at a time of its day, `HH:MM`. */
export const mayWatchAt = (
  { allowedFrom, allowedTo }: { allowedFrom: string | null; allowedTo: string | null },
  time: string,
): boolean => allowedFrom === null || allowedTo === null || isWithin(time, allowedFrom, allowedTo);
