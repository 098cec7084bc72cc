import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createWheelSteps } from './wheel-steps.ts';

const keySteps: Readonly<Record<string, -1 | 1>> = {
  ArrowDown: 1,
  PageDown: 1,
  ArrowUp: -1,
  PageUp: -1,
};

/** A slide that shows so much of itself is the one in view. */
const IN_VIEW = 0.6;

const nothing = () => () => {};
/** Whether the browser's scripts have taken the page over. */
const useIsTakenOver = () =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );

/** What moves a feed, and where it is. */
export interface Feed {
  root: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLOListElement | null>;
  /** Of the slide in view. */
  active: number;
  /** Slides before it are left out until the page is taken over by its scripts. */
  first: number;
  /** Moves by so many slides, and not past the ends. */
  step: (by: -1 | 1) => void;
}

/**
 * Snapping moves a feed by finger; this adds keys and the wheel, and tells which slide is in view.
 *
 * @param onClose - Escape, while nothing covers the feed.
 */
export function useFeed({
  count,
  start,
  onClose,
}: {
  count: number;
  start: number;
  onClose: () => void;
}): Feed {
  const root = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLOListElement>(null);
  const [active, setActive] = useState(start);
  // The server begins with the slide to show: nothing has to be scrolled to it without scripts.
  const first = useIsTakenOver() ? 0 : start;

  useLayoutEffect(() => {
    const list = scroller.current;
    if (list && first === 0 && start > 0) list.scrollTop = start * list.clientHeight;
  }, [first, start]);

  const step = (by: -1 | 1) => {
    const list = scroller.current;
    const next = active + by;
    if (!list || next < 0 || next >= count) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.scrollTo({
      top: (next - first) * list.clientHeight,
      behavior: isCalm ? 'instant' : 'smooth',
    });
  };
  const stepBy = useEffectEvent(step);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const list = scroller.current;
    if (!list) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        if (shown) setActive(Number((shown.target as HTMLElement).dataset['index']));
      },
      { root: list, threshold: IN_VIEW },
    );
    // The end of the feed is none of them.
    for (const slide of [...list.children].slice(0, count - first)) watch.observe(slide);
    return () => watch.disconnect();
  }, [count, first]);

  useEffect(() => {
    const element = root.current;
    const list = scroller.current;
    if (!element || !list) return undefined;
    const page = element.ownerDocument;
    const abort = new AbortController();
    const { signal } = abort;
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      const isHere =
        target instanceof Node && (element.contains(target) || target.contains(element));
      if (!isHere || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
        return;
      const by = keySteps[key];
      if (by !== undefined) {
        event.preventDefault();
        stepBy(by);
      } else if (key === 'Escape' && !page.fullscreenElement) close();
    };
    // Before the player, whose arrows are the volume elsewhere.
    page.addEventListener('keydown', press, { signal, capture: true });
    const stepOf = createWheelSteps();
    const turn = (event: WheelEvent) => {
      if (event.ctrlKey) return;
      event.preventDefault();
      const by = stepOf(event.deltaY, event.timeStamp);
      if (by !== 0) stepBy(by);
    };
    list.addEventListener('wheel', turn, { signal, passive: false });
    return () => abort.abort();
  }, []);

  return { root, scroller, active, first, step };
}
