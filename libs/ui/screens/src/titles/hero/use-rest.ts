import { useEffect, type RefObject } from 'react';

/** What shows less of itself is not looked at, as a share of its height. */
const least = 0.5;

/**
 * Marks what changes by itself `data-resting` while most of it is scrolled away: its pictures neither change nor move
 * then, and what the viewer does below is answered without them.
 */
export function useRest(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = root;
    if (!current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const shows = entries.at(-1)?.intersectionRatio ?? 1;
        current.toggleAttribute('data-resting', shows < least);
      },
      { threshold: least },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [root]);
}
