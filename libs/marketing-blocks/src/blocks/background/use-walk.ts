import { type RefObject, useEffect } from 'react';

/** Lets the arrow keys move the focus from item to item once the row is there; its code is that of all rows. */
export function useWalk(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    void import('@foyer/screens/follow-row').then(({ followRow }) => {
      if (!isOver && row.current) stop = followRow(row.current, undefined);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [row]);
}
