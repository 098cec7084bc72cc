import { useMemo } from 'react';
import type { DayChoice } from '@foyer/ui/day-selector';
import { dayRange, daysRange } from './guide-time.ts';
import type { TimeRange } from './guide.types.ts';

/** The days of a guide as parts of time. */
export interface GuideDays {
  /** All of them. */
  range: TimeRange;
  /** One by one, in the order of the choices. */
  ranges: readonly TimeRange[];
}

/** Turns the days of a guide into parts of time, the same objects as long as the days are the same. */
export function useGuideDays(days: readonly DayChoice[], timeZone: string): GuideDays {
  const names = days.map(({ date }) => date).join();
  return useMemo(() => {
    const dates = names.split(',');
    return {
      range: daysRange(dates, timeZone),
      ranges: dates.map((date) => dayRange(date, timeZone)),
    };
  }, [names, timeZone]);
}
