import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { firstInteraction } from '@foyer/ui/first-interaction';
import { useIsHydrated } from '@foyer/ui/use-is-hydrated';
import type { Span } from './row-cells.tsx';

/** A row of no more cells is always drawn whole. */
const fewCells = 12;

/** A long row that comes later begins with so many. */
const firstCells: Span = [0, 4];

let late: typeof import('./follow-row.ts') | undefined;

/**
 * Once somebody is there, a row is walked by arrow keys, and of many cells those near the window are drawn, so that a page
 * of many rows stays light. Before that all are, as the server draws them.
 *
 * @returns Which cells are to be drawn. All where it says nothing.
 */
export function useRowFollower(
  row: RefObject<HTMLElement | null>,
  count: number,
): Span | undefined {
  const isLong = count > fewCells;
  const isHydrated = useIsHydrated();
  const [span, setSpan] = useState(() => (late && isHydrated ? firstCells : undefined));

  useLayoutEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const begin = () => {
      if (isGone || stop || !row.current) return;
      // At once, so that no frame is painted without its cells.
      const draw = (next: Span) => flushSync(() => setSpan(next));
      stop = late?.followRow(row.current, isLong ? { count, draw } : undefined);
    };
    late?.followRowIfLeft(row, begin);
    void firstInteraction()
      .then(() => import('./follow-row.ts'))
      .then((code) => {
        late = code;
        begin();
      });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [row, count, isLong]);

  return isLong ? span : undefined;
}
