import { useEffect, useState } from 'react';
import { pageServices } from '../page-services.ts';

const millisecondsPerSecond = 1000;
/** How often it moves, in ms: times are shown in minutes, and a programme ends at a full one. */
const stepMs = 15_000;

/**
 * The service's time in seconds since 1970, which moves while the page is open. It begins with a moment that the block
 * itself gives, and follows the service's clock once an answer has told it. Until then the device's clock counts within
 * what the block says is on air: a wrong one puts no other programme on air.
 *
 * @param first - What the server's page was made with, so that both render the same.
 * @param until - When what was on air ends, in seconds since 1970. @default the device's clock has no say at all
 */
export function useServiceTime(first: number, until = first): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const begunAt = performance.now();
    const ownTime = () => {
      const passed = performance.now() - begunAt;
      const [from, to] = [first, until].map((moment) => moment * millisecondsPerSecond + passed);
      return Math.max(from ?? 0, Math.min(to ?? 0, Date.now()));
    };
    let read = ownTime;
    let isOver = false;
    const move = () => setNow(Math.floor(read() / millisecondsPerSecond));
    move();
    void pageServices().then(({ serviceNow, isServiceTimeKnown }) => {
      if (isOver) return;
      read = () => (isServiceTimeKnown() ? serviceNow() : ownTime());
      move();
    });
    const timer = setInterval(move, stepMs);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [first, until]);
  return now;
}
