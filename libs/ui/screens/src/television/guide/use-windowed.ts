import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';

/** What {@link useWindowed} needs to know; lengths in px. */
export interface WindowedOptions {
  count: number;
  /** Of each item, with the room to the next. */
  stride: number;
  /** Before the first item. @default 0 */
  margin?: number;
  /** @default false */
  isHorizontal?: boolean;
}

/** Drawn beyond what is in view, on either side. */
const overscan = 3;

const none: readonly number[] = [];

const isSame = (left: readonly number[], right: readonly number[]) =>
  left.length === right.length && left[0] === right[0];

/**
 * The indexes of the items of a scroller that are in view, and a few round them; none before it is measured. Renders
 * anew only when they change: the library's own hook would do so whenever scrolling begins and ends, too.
 */
export function useWindowed(
  scroller: RefObject<HTMLElement | null>,
  { count, stride, margin = 0, isHorizontal = false }: WindowedOptions,
): readonly number[] {
  const [indexes, setIndexes] = useState(none);

  useLayoutEffect(() => {
    // What an adapter of the library calls, by its own names.
    const { _didMount: mount, _willUpdate: update } = new Virtualizer<HTMLElement, HTMLElement>({
      count,
      horizontal: isHorizontal,
      getScrollElement: () => scroller.current,
      estimateSize: () => stride,
      scrollMargin: margin,
      overscan,
      scrollToFn: elementScroll,
      observeElementRect,
      observeElementOffset,
      onChange: (changed) => {
        const next = changed.getVirtualIndexes();
        setIndexes((known) => (isSame(known, next) ? known : next));
      },
    });
    const unmount = mount();
    update();
    return unmount;
  }, [scroller, count, stride, margin, isHorizontal]);

  // There may be fewer items than when they were last in view.
  return (indexes.at(-1) ?? 0) < count ? indexes : indexes.filter((index) => index < count);
}

/** Some indexes with one that has to be drawn wherever the view is, because Tab leads to it. */
export function withIndex(indexes: readonly number[], index: number): readonly number[] {
  if (indexes.includes(index)) return indexes;
  return [...indexes, index].toSorted((left, right) => left - right);
}
