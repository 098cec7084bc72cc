import {
  startTransition,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { measures, windowOf } from './guide-window.ts';
import type { TimeRange } from './guide.types.ts';

const isSame = (left: TimeRange, right: TimeRange) =>
  left.from === right.from && left.to === right.to;

/** How long the scroll has to rest before texts are put back in view, in ms. */
const restMs = 120;

/**
 * The part of time that is drawn, kept up with the scroll.
 *
 * @param range - All days.
 * @returns the part, how far the scroller was scrolled when it last rested, and what to call when it has moved.
 */
export function useTimelineWindow(scroller: RefObject<HTMLElement | null>, range: TimeRange) {
  const [shown, setShown] = useState<TimeRange>(() => windowOf(0, 0, range));
  const [edge, setEdge] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const follow = () => {
    const element = scroller.current;
    if (!element) return;
    const next = windowOf(element.scrollLeft, element.clientWidth - measures.channel, range);
    setShown((known) => (isSame(known, next) ? known : next));
  };

  const settle = () => {
    follow();
    setEdge(scroller.current?.scrollLeft ?? 0);
  };

  const onResize = useEffectEvent(settle);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => onResize());
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer.current);
    };
  }, [scroller]);

  const onScroll = () => {
    // An hour is drawn ahead on either side, so a frame is worth more than the next hour.
    startTransition(follow);
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, restMs);
  };
  return { shown, edge, settle, onScroll };
}
