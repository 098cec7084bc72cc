import { useState } from 'react';
import { useIsHydrated } from '@foyer/ui/use-is-hydrated';

/** Which slide shows, which is leaving, and whether slides change by themselves. */
export function useSlides(count: number) {
  const [{ current, previous }, setShown] = useState<{ current: number; previous?: number }>({
    current: 0,
  });
  const [isPaused, setPaused] = useState(false);

  // Only a hydrated page changes slides: before that the pause button would do nothing.
  const isLive = useIsHydrated() && count > 1;

  const show = (index: number) =>
    setShown((shown) =>
      shown.current === index ? shown : { current: index, previous: shown.current },
    );

  return {
    current: Math.min(current, count - 1),
    previous,
    isLive,
    isPaused,
    show,
    advance: () => show((current + 1) % count),
    togglePause: () => setPaused((was) => !was),
  };
}
