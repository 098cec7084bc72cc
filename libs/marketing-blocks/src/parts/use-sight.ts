import { type RefObject, useEffect, useState } from 'react';

/** Whether a part of something shows; never without script, in a hidden tab or off the screen. */
export function useSight(root: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = root;
    if (!current) return undefined;
    let isNear = false;
    const tell = () => setSeen(isNear && !document.hidden);
    const observer = new IntersectionObserver((entries) => {
      isNear = (entries.at(-1)?.intersectionRatio ?? 0) > 0;
      tell();
    });
    observer.observe(current);
    document.addEventListener('visibilitychange', tell);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', tell);
    };
  }, [root]);
  return isSeen;
}
