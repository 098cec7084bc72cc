import { useEffect, useEffectEvent, useRef } from 'react';
import { near } from './endless.css.ts';

/** The next page is asked for this far before the end of the list comes into view. */
const margin = '0px 0px 800px 0px';

/** Calls when it comes near the window. Give it another key to let it call anew: a page may be too short to push it away. */
export function Sentinel({ onNear }: { onNear: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const hear = useEffectEvent(onNear);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && hear(),
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={ref} className={near} />;
}
