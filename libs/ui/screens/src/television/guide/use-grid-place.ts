import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { moveOf, nextPlace, type GuideGround, type GuidePlace } from './guide-keys.ts';
import { boxOf, indexAt, measures, scrollToShow } from './guide-window.ts';
import type { GuideProgramme } from './guide.types.ts';

/** A programme on the timeline, and the row it stands in. */
export interface ActiveProgramme extends GuidePlace {
  /** Absent while the row has none. */
  programme?: GuideProgramme | undefined;
}

const rowStride = measures.row + measures.rowGap;

/**
 * The one place of the grid that Tab leads to, moved by keys and by focus, and kept in view.
 *
 * @param first - Where it is at the beginning.
 */
export function useGridPlace(
  scroller: RefObject<HTMLElement | null>,
  ground: GuideGround,
  first: GuidePlace,
) {
  const [kept, setPlace] = useState(first);
  const hasFocus = useRef(false);
  const hasMoved = useRef(false);
  // There may be fewer channels than before.
  const place = { ...kept, row: Math.min(kept.row, Math.max(0, ground.rowCount - 1)) };
  const programmes = ground.programmesAt(place.row, place.time);
  const programme = programmes[indexAt(programmes, place.time)];

  useLayoutEffect(() => {
    const element = scroller.current;
    // What held the focus may have given way to what was loaded.
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (!element || !(hasMoved.current || isLost)) return;
    hasMoved.current = false;
    element.querySelector<HTMLElement>('[data-active]')?.focus({ preventScroll: true });
    bringIntoView(element, place, programme, ground);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moveOf(event);
    if (!move) return;
    event.preventDefault();
    const rowsInView = Math.max(1, Math.floor(heightOf(scroller.current) / rowStride));
    hasMoved.current = true;
    setPlace(nextPlace(place, move, { ...ground, rowsInView }));
  };

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    hasFocus.current = true;
    const { row, time } = target.dataset;
    if (row === undefined) return;
    const startTime = time === undefined ? place.time : Number(time);
    const isSame = Number(row) === place.row && startTime === programme?.startTime;
    if (!isSame) setPlace({ row: Number(row), time: Math.max(startTime, ground.range.from) });
  };

  const onBlur = () => {
    hasFocus.current = false;
  };

  const active: ActiveProgramme = { ...place, programme };
  return { active, setPlace, onKeyDown, onFocus, onBlur };
}

const heightOf = (element: HTMLElement | null) => (element?.clientHeight ?? 0) - measures.ruler;

function bringIntoView(
  element: HTMLElement,
  { row, time }: GuidePlace,
  programme: GuideProgramme | undefined,
  { range }: GuideGround,
): void {
  const box = boxOf(programme ?? { startTime: time, endTime: time }, range);
  element.scrollLeft = scrollToShow(box, {
    start: element.scrollLeft,
    size: element.clientWidth - measures.channel,
  });
  element.scrollTop = scrollToShow(
    { start: row * rowStride, size: measures.row },
    { start: element.scrollTop, size: heightOf(element) },
  );
}
