import { useEffect, useState } from 'react';
import type { ClipPhase } from '../../parts/clip-stage.tsx';

/** How long the next one waits. */
const WAIT_SECONDS = 5;
const SECOND_MS = 1000;

/** Which of so many clips is on the stage, how it stands, and in how many seconds the next one begins. */
export function usePlaylist(count: number) {
  const [current, setCurrent] = useState(0);
  const [phase, setPhase] = useState<ClipPhase>('still');
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const play = (index: number) => {
    setCurrent(index);
    setPhase('playing');
    setSecondsLeft(undefined);
  };
  const hasNext = current + 1 < count;
  useEffect(() => {
    if (secondsLeft === undefined) return undefined;
    const timer = setTimeout(() => {
      if (secondsLeft > 1) return setSecondsLeft(secondsLeft - 1);
      setSecondsLeft(undefined);
      setCurrent(current + 1);
      return setPhase('playing');
    }, SECOND_MS);
    return () => clearTimeout(timer);
  }, [secondsLeft, current]);
  return {
    current,
    phase,
    secondsLeft,
    play,
    setPhase: (next: ClipPhase) => {
      setPhase(next);
      setSecondsLeft(next === 'ended' && hasNext ? WAIT_SECONDS : undefined);
    },
    /** The next one does not begin automatically. */
    stop: () => setSecondsLeft(undefined),
  };
}
