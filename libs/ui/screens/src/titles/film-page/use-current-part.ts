import { useEffect, useState } from 'react';

/**
 * The id of the part of the page that is being read: the last one that reached the upper half.
 *
 * @param ids - Of the parts, from the top down; the first counts until another is reached.
 */
export function useCurrentPart(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');

  useEffect(() => {
    const parts = key.split(' ').map((id) => document.getElementById(id));
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.filter(({ isIntersecting }) => isIntersecting).at(-1);
        if (reached) setCurrent(reached.target.id);
      },
      { rootMargin: '-20% 0% -60% 0%' },
    );
    for (const part of parts) if (part) observer.observe(part);
    return () => observer.disconnect();
  }, [key]);

  return current;
}
