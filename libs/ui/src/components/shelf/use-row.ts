import { useCallback, useEffect, useRef, useState } from 'react';

/** Scrolls a row by pages and by keys, and knows at which end it is. */
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

  // Left and right move between the cards, as a television's remote does. A listener and not a prop,
  // because the list itself is nothing to press.
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const move = (event: KeyboardEvent) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
      const stops = [...element.querySelectorAll<HTMLElement>('a[href], button')];
      const here = stops.findIndex((stop) => stop === document.activeElement);
      const next = here < 0 ? undefined : stops[here + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    element.addEventListener('keydown', move);
    return () => element.removeEventListener('keydown', move);
  }, []);

  return { row, ...ends, measure, page };
}
