import { dateFormatter } from '@foyer/ui/i18n/date-formatter';
import type { TimeRange } from './guide.types.ts';

/** Seconds of an hour. */
export const HOUR = 3600;

// Canada writes the year first.
const tag = 'en-CA';
const clockFormat = dateFormatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const dateFormat = dateFormatter({ year: 'numeric', month: '2-digit', day: '2-digit' });

/** «18:40» in a zone. */
export function formatTime(seconds: number, timeZone: string): string {
  return clockFormat(tag, timeZone).format(seconds * 1000);
}

/** «18:40–20:05» in a zone. */
export function formatSpan(
  { startTime, endTime }: { startTime: number; endTime: number },
  timeZone: string,
): string {
  return `${formatTime(startTime, timeZone)}–${formatTime(endTime, timeZone)}`;
}

/** The day of a moment in a zone, `YYYY-MM-DD`. */
export function dateAt(seconds: number, timeZone: string): string {
  return dateFormat(tag, timeZone).format(seconds * 1000);
}

/** A day of a zone from midnight to midnight; 23 or 25 hours long where clocks are put forward or back. */
export function dayRange(date: string, timeZone: string): TimeRange {
  return { from: dayStart(date, timeZone), to: dayStart(dayAfter(date), timeZone) };
}

/** All of some days that follow each other. */
export function daysRange(dates: readonly string[], timeZone: string): TimeRange {
  const [first = '1970-01-01'] = dates;
  return {
    from: dayStart(first, timeZone),
    to: dayStart(dayAfter(dates.at(-1) ?? first), timeZone),
  };
}

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 24 * HOUR * 1000).toISOString().slice(0, 10);
}

/** No zone is farther from Greenwich than this. */
const farthestHours = 14;
const quarter = HOUR / 4;

// Searched, not counted from an offset: an offset read a few hours off is another one on days when clocks change.
function dayStart(date: string, timeZone: string): number {
  const middle = Date.parse(date) / 1000;
  let before = middle - farthestHours * HOUR - quarter;
  let after = middle + farthestHours * HOUR;
  while (after - before > quarter) {
    const between = before + Math.floor((after - before) / 2 / quarter) * quarter;
    if (dateAt(between, timeZone) < date) before = between;
    else after = between;
  }
  return after;
}
