import { useEffect, useState } from 'react';
import { serviceNow } from '@foyer/client';
import { useServiceClock } from './service-clock.ts';

/** How often the clock of a page moves, in ms: times are shown in minutes. */
const tickMs = 15_000;

/** What the service's clock shows, in whole seconds since 1970. */
export const secondsNow = (): number => Math.floor(serviceNow() / 1000);

/**
 * The service's clock, which moves while the page is open.
 *
 * @param first - Seconds since 1970 that the page was made at: both sides begin with it.
 */
export function useNow(first: number): number {
  useServiceClock(first);
  const [now, setNow] = useState(first);
  useEffect(() => {
    const tick = () => setNow(secondsNow());
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
