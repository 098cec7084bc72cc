import { useState } from 'react';
import { earlierPart, firstPart, laterPart } from './day-part.ts';
import type { TimeRange } from './guide.types.ts';

/** The part of a day that a list shows; another day begins anew. */
export function useDayPart(day: TimeRange, now: number) {
  const [chosen, setChosen] = useState<{ dayFrom: number; part: TimeRange }>();
  const part = chosen?.dayFrom === day.from ? chosen.part : firstPart(day, now);
  const earlier = earlierPart(part, day);
  const later = laterPart(part, day);
  const goTo = (next: TimeRange | undefined) =>
    next && (() => setChosen({ dayFrom: day.from, part: next }));
  return { part, onEarlier: goTo(earlier), onLater: goTo(later) };
}
