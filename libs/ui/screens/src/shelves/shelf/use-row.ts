import { useCallback, useRef, useState } from 'react';

/** Scrolls a row by pages, and knows at which end it is. */
export function useRow() {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });

  const measure = useCallback(() => {
    const element = row.current;
    if (!element) return;
    const isAtStart = element.scrollLeft < 8;
    const isAtEnd = element.scrollLeft + element.clientWidth > element.scrollWidth - 8;
    setEnds((was) =>
      was.isAtStart === isAtStart && was.isAtEnd === isAtEnd ? was : { isAtStart, isAtEnd },
    );
  }, []);

  const page = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8 });

  return { row, ...ends, measure, page };
}
