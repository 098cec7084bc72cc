import { type RefObject, useEffect, useState } from 'react';
import { isSavingData } from '../../parts/saving-data.ts';

/** Whether something may move unasked: while a part of it shows, and never where data is to be saved or without script. */
export function useDrift(root: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = root;
    if (!current || isSavingData()) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setSeen((entries.at(-1)?.intersectionRatio ?? 0) > 0);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [root]);
  return isSeen;
}
