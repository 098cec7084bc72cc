import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { firstMoment, measures, pxOf, secondsOf } from './guide-window.ts';
import type { GuideDays } from './use-guide-days.ts';

/** What {@link useShownDay} keeps together. */
export interface ShownDayOptions {
  days: GuideDays;
  /** Of each day, `YYYY-MM-DD`. */
  dates: readonly string[];
  date: string;
  now: number;
  /** Where the timeline is opened, in place of where the day begins; `top` in px. */
  opened?: { time: number; top: number };
  onDateChange: ((date: string) => void) | undefined;
  /** Called with the moment that Tab should lead to when another day was chosen. */
  onJump: (time: number) => void;
}

/** Keeps the chosen day and the scroll together: choosing a day scrolls to it, scrolling chooses the day. */
export function useShownDay(
  scroller: RefObject<HTMLElement | null>,
  { days, dates, date, now, opened, onDateChange, onJump }: ShownDayOptions,
) {
  const known = useRef<string>(undefined);

  const jumpTo = (index: number) => {
    const day = days.ranges[index];
    if (!day) return;
    const time = firstMoment(day, now);
    scroller.current?.scrollTo({ left: pxOf(time - days.range.from), behavior: 'instant' });
    onJump(now >= day.from && now < day.to ? now : time);
  };
  const jump = useEffectEvent((isFirst: boolean) => {
    // Around midnight a viewer stands on the first programme of the next day while this one is still in view.
    if (!isFirst || !opened || dayIndexAt(days, opened.time) < 0) {
      return jumpTo(dates.indexOf(date));
    }
    const left = pxOf(opened.time - days.range.from) - measures.hour;
    scroller.current?.scrollTo({ left, top: opened.top, behavior: 'instant' });
    onJump(opened.time);
  });

  useLayoutEffect(() => {
    if (known.current === date) return;
    const isFirst = known.current === undefined;
    known.current = date;
    jump(isFirst);
  }, [date]);

  const report = (index: number) => {
    const shown = dates[index];
    if (shown === undefined || shown === known.current) return;
    known.current = shown;
    onDateChange?.(shown);
  };

  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    // A third of the way in, so that the last hour of a day does not count as that day.
    const third = (element.clientWidth - measures.channel) / 3;
    const time = days.range.from + secondsOf(element.scrollLeft + third);
    report(dayIndexAt(days, time));
  };

  const showNow = () => {
    const index = dayIndexAt(days, now);
    jumpTo(index);
    report(index);
  };

  return { showNow, onScroll };
}

const dayIndexAt = ({ ranges }: GuideDays, time: number): number =>
  ranges.findIndex(({ from, to }) => time >= from && time < to);
