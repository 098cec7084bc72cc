import { type RefObject, useEffect, useState } from 'react';
import { pageServices } from '../page-services.ts';
import { useSight } from './use-sight.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How long what is shown of the time stays true, in ms: seconds count in the last day alone. */
export function nextTick(leftMs: number): number {
  const step = leftMs > DAY_MS ? MINUTE_MS : SECOND_MS;
  return leftMs % step || step;
}

/**
 * Whole seconds until a moment, by the service's clock: the device's has no say. It moves only while a part of `root`
 * shows, and is never below 0. BLOCK-084
 *
 * @param until - Milliseconds since 1970.
 * @returns Nothing on the server, and until the page knows the service's time.
 */
export function useTimeLeft(
  until: number,
  root: RefObject<HTMLElement | null>,
): number | undefined {
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const isSeen = useSight(root);
  useEffect(() => {
    if (!isSeen) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    void pageServices().then(({ serviceNow, isServiceTimeKnown }) => {
      const move = () => {
        if (!isServiceTimeKnown()) {
          timer = setTimeout(move, SECOND_MS);
          return;
        }
        const leftMs = Math.max(0, until - serviceNow());
        setSecondsLeft(Math.ceil(leftMs / SECOND_MS));
        if (leftMs > 0) timer = setTimeout(move, nextTick(leftMs));
      };
      if (!isOver) move();
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [until, isSeen]);
  return secondsLeft;
}
