import { useEffect, useState } from 'react';

const millisecondsPerSecond = 1000;
/** How often cards of what is on air move on, in ms: times are shown in minutes. */
const stepMs = 30_000;

const secondsNow = (): number => Math.floor(Date.now() / millisecondsPerSecond);

/**
 * The time in seconds since 1970, which moves while the page is open.
 *
 * @param first - What the server's page was made with, so that both render the same.
 */
export function useClock(first: number): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const move = () => setNow(secondsNow());
    move();
    const timer = setInterval(move, stepMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
