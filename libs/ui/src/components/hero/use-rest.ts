import { useEffect, type RefObject } from 'react';

/** A hero that shows less of itself is not looked at, as a share of its height. */
const least = 0.5;

/**
 * Marks a hero `data-resting` while most of it is scrolled away: its pictures neither change nor move then, and what the
 * viewer does below is answered without them.
 */
export function useRest(hero: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = hero;
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
  }, [hero]);
}
