import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in the player when what has it goes away by itself: it then goes to the player's box, from where
 * the keys work and the next control is one step away.
 *
 * @param isThere - Whether what may have the focus is shown.
 * @returns Goes to a box around it.
 */
export function useKeptFocus(isThere: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!isThere || !element) return undefined;
    const page = element.ownerDocument;
    // Found now: the box may go away together with what it holds.
    const stage = element.closest<HTMLElement>('[data-controls]');
    const abort = new AbortController();
    const { signal } = abort;
    let hadFocus = element.contains(page.activeElement);
    element.addEventListener('focusin', () => (hadFocus = true), { signal });
    element.addEventListener(
      'focusout',
      // Nothing that takes the focus on may mean that its holder is going.
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node) hadFocus = element.contains(relatedTarget);
      },
      { signal },
    );
    return () => {
      abort.abort();
      const isLost = !page.activeElement || page.activeElement === page.body;
      if (hadFocus && isLost) stage?.focus();
    };
  }, [isThere]);
  return box;
}
