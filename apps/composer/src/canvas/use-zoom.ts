import { type RefObject, useEffect, useRef, useState } from 'react';

/** How much a page of a width, in pixels, is made smaller so that a view shows the whole of it. */
export function useZoom(width: number): [view: RefObject<HTMLDivElement | null>, zoom: number] {
  const view = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    if (!view.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect.width);
    });
    observer.observe(view.current);
    return () => observer.disconnect();
  }, []);
  return [view, Math.min(1, room / width)];
}
