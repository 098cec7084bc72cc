import { isServiceTimeKnown, noteServiceTime, serviceNow } from '@foyer/client';
import { useLayoutEffect } from 'react';

/** The service's clock, in seconds since 1970, as a player wants it. */
export const serviceSeconds = (): number => serviceNow() / 1_000;

/** When the first bytes of the document came, by the machine's clock. */
function documentCameAt(): number {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.timeOrigin + (document?.responseStart ?? 0);
}

/**
 * Sets the service's clock by what the server wrote into the page, before anything plays; a page whose own calls have
 * told the time keeps that.
 *
 * @param madeAt - Seconds since 1970.
 */
export function useServiceClock(madeAt: number): void {
  useLayoutEffect(() => {
    if (!isServiceTimeKnown()) noteServiceTime(madeAt * 1_000, documentCameAt());
  }, [madeAt]);
}
