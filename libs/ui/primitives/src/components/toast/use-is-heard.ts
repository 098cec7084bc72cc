import { useEffect, useState } from 'react';

/** False until the element has been in the page for a frame: long enough for a screen reader to know it. */
export function useIsHeard(): boolean {
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setHeard(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isHeard;
}
