import { useState } from 'react';
import { earlierPart, laterPart, middleOf, partAt } from './day-part.ts';
import type { TimeRange } from './guide.types.ts';

/** What {@link useDayPart} may be told. */
interface DayPartOptions {
  /** A moment of the part that the list opens with. @default now, or the morning */
  opened: number | undefined;
  /** Called with a moment of the part that was chosen. */
  onChoose: (moment: number) => void;
}

/** The part of a day that a list shows; another day begins anew. */
export function useDayPart(day: TimeRange, now: number, { opened, onChoose }: DayPartOptions) {
  const [first] = useState(opened);
  const [chosen, setChosen] = useState<{ dayFrom: number; part: TimeRange }>();
  const part = chosen?.dayFrom === day.from ? chosen.part : partAt(day, now, first);
  const earlier = earlierPart(part, day);
  const later = laterPart(part, day);
  const goTo = (next: TimeRange | undefined) =>
    next &&
    (() => {
      setChosen({ dayFrom: day.from, part: next });
      onChoose(middleOf(next));
    });
  return { part, onEarlier: goTo(earlier), onLater: goTo(later) };
}
