import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { isSavingData } from './saving-data.ts';
import { useSight } from './use-sight.ts';

/** How far a finger goes to turn, in px. */
const swipePx = 40;

/** Which of so many shows, whether they go on by themselves, and how a finger turns them. */
export function useCycle(count: number, root: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isSeen = useSight(root);
  const turn = (by: number) => setCurrent((at) => (at + by + count) % count);

  const from = useRef<number>(undefined);
  const hasSwiped = useRef(false);
  const swipe = {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      hasSwiped.current = false;
      from.current = pointerType === 'touch' ? clientX : undefined;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const moved = clientX - (from.current ?? clientX);
      from.current = undefined;
      if (Math.abs(moved) < swipePx) return;
      hasSwiped.current = true;
      turn(moved < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = undefined;
    },
    // A turn is no press of what lies under the finger.
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!hasSwiped.current) return;
      hasSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return {
    current,
    show: setCurrent,
    goOn: () => turn(1),
    isPaused,
    togglePause: () => setPaused((was) => !was),
    isLive: count > 1 && isSeen && !isPaused && !isSavingData(),
    swipe,
  };
}
