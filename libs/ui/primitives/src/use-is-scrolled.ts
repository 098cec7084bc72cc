import { useEffect, useRef, useState } from 'react';

/**
 * Whether the page is scrolled past a marker.
 *
 * @returns A ref for the marker element, which stands where the change happens.
 */
export function useIsScrolled() {
  const marker = useRef<HTMLSpanElement>(null);
  const [isScrolled, setScrolled] = useState(false);

  useEffect(() => {
    const element = marker.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      setScrolled(entry !== undefined && !entry.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { marker, isScrolled };
}
