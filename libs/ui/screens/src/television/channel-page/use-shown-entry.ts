import { useLayoutEffect, useRef } from 'react';

/**
 * Brings what the page is about, or what is on air, to the middle of a list that scrolls by itself, when it has come and when another day has. The page
 * does not move.
 *
 * @param shown - What the list shows; another value is another list.
 */
export function useShownEntry(shown: string) {
  const box = useRef<HTMLDivElement>(null);
  const placed = useRef<string>(undefined);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || placed.current === shown) return;
    placed.current = shown;
    const entry =
      element.querySelector('li:has([aria-current])') ??
      element.querySelector('[data-state="onAir"]');
    if (!entry) {
      element.scrollTop = 0;
      return;
    }
    const { top, height } = entry.getBoundingClientRect();
    element.scrollTop +=
      top - element.getBoundingClientRect().top - (element.clientHeight - height) / 2;
  }, [shown]);
  return box;
}
