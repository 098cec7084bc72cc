import { useEffect, useRef, useState } from 'react';

/** Whether the page is scrolled past an element at its head. */
export function useIsStuck() {
  const ref = useRef<HTMLDivElement>(null);
  const [isStuck, setIsStuck] = useState(false);

  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsStuck(!entry.isIntersecting);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  return { ref, isStuck };
}
