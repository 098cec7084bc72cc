import { type RefObject, useEffect, useState } from 'react';

/** How much of it has to show. */
const share = 0.3;

/**
 * Whether something is to be dark still: from before it is seen until a good part of it shows, once. Never on the server's
 * page, and where it shows already: nothing goes out before the eyes of a viewer.
 */
export function useDarkUntilSeen(root: RefObject<HTMLElement | null>): boolean {
  const [isDark, setDark] = useState(false);
  useEffect(() => {
    const { current } = root;
    if (!current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.at(-1)?.intersectionRatio ?? 0;
        // What shows in part stays as it is.
        if (shown === 0) setDark(true);
        if (shown < share) return;
        setDark(false);
        observer.disconnect();
      },
      { threshold: [0, share] },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [root]);
  return isDark;
}
