import { useCallback, useEffect, useRef, useState } from 'react';

/** What a row of cells knows of its pages. */
interface Paging {
  ref: React.RefObject<HTMLUListElement | null>;
  canGoBack: boolean;
  canGoOn: boolean;
  /** Turns to the next (1) or the previous (-1) page. */
  turn: (pages: 1 | -1) => void;
}

/**
 * Follows a scrolling row and turns its pages. One page is what fits; the cut is hard, as in print.
 *
 * @param isLong - Whether the row is taken to go on before it is measured, on the server too.
 */
export function usePaging(isLong: boolean): Paging {
  const ref = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ canGoBack: false, canGoOn: isLong });

  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const measure = () => {
      const next = edgesOf(row);
      setEdges((known) =>
        known.canGoBack === next.canGoBack && known.canGoOn === next.canGoOn ? known : next,
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    row.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, []);

  const turn = useCallback((pages: 1 | -1) => {
    const row = ref.current;
    if (!row) return;
    const style = getComputedStyle(row);
    const inlineStart = style.direction === 'rtl' ? -1 : 1;
    const gap = Number.parseFloat(style.columnGap) || 0;
    const padding = Number.parseFloat(style.paddingInlineStart) || 0;
    const page = row.clientWidth - 2 * padding + gap;
    row.scrollBy({ left: pages * inlineStart * page, behavior: 'instant' });
  }, []);

  return { ref, ...edges, turn };
}

function edgesOf(row: HTMLElement) {
  // Positions are negative from right to left, and fractions of a pixel are no page.
  const position = Math.abs(row.scrollLeft);
  return {
    canGoBack: position > 1,
    canGoOn: position + row.clientWidth < row.scrollWidth - 1,
  };
}
