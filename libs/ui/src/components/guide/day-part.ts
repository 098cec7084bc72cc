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
