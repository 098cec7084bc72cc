import { HOUR } from './guide-time.ts';
import type { GuideProgramme, TimeRange } from './guide.types.ts';

/** What a list shows of a day at once: as much as one reads, and never a day of short programmes. */
const partSeconds = 6 * HOUR;

/** The part of a day that a list begins with: from now on, or on another day the morning. */
export function firstPart(day: TimeRange, now: number): TimeRange {
  const isToday = now >= day.from && now < day.to;
  const from = isToday ? now : day.from + partSeconds;
  return { from, to: Math.min(day.to, from + partSeconds) };
}

/** The part of a day that holds a moment; that which a list begins with where the day holds it not. */
export function partAt(day: TimeRange, now: number, moment: number | undefined): TimeRange {
  let part: TimeRange | undefined = firstPart(day, now);
  const begin = part;
  if (moment === undefined || moment < day.from || moment >= day.to) return begin;
  while (part && moment < part.from) part = earlierPart(part, day);
  while (part && moment >= part.to) part = laterPart(part, day);
  return part ?? begin;
}

/** A moment of a part that is still in it when the clock has gone on a little. */
export const middleOf = ({ from, to }: TimeRange): number => Math.floor((from + to) / 2);

/** What comes before a part of a day; nothing at its beginning. */
export function earlierPart(part: TimeRange, day: TimeRange): TimeRange | undefined {
  if (part.from <= day.from) return undefined;
  return { from: Math.max(day.from, part.from - partSeconds), to: part.from };
}

/** What comes after a part of a day; nothing at its end. */
export function laterPart(part: TimeRange, day: TimeRange): TimeRange | undefined {
  if (part.to >= day.to) return undefined;
  return { from: part.to, to: Math.min(day.to, part.to + partSeconds) };
}

/** The programmes that begin in a part of a day; where that is now, also what is on and what was before it. */
export function programmesOfPart(
  programmes: readonly GuideProgramme[],
  { from, to }: TimeRange,
  now: number,
): readonly GuideProgramme[] {
  const isNow = now >= from && now < to;
  const onAir = programmes.findIndex(({ endTime }) => endTime > now);
  return programmes.filter(
    ({ startTime }, index) =>
      startTime < to && (startTime >= from || (isNow && onAir >= 0 && index >= onAir - 1)),
  );
}
