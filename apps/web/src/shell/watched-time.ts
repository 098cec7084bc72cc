/** So much is told at once; the rest waits, or comes with a pause. */
const toldSeconds = 10;

/** Videos tell their time several times a second: a longer step is a stall, or a computer that slept. */
const longestStepMs = 5000;

/**
 * Counts how long the videos of a page really play: neither pauses nor stalls nor jumps. LIMIT-011
 *
 * @param page - Where media events pass by, such as `document`.
 * @param tell - Takes watched seconds, each once.
 * @param nowMs - A clock that is never set back.
 * @returns Tells the rest and ends it.
 */
export function countWatchedTime(
  page: EventTarget,
  tell: (seconds: number) => void,
  nowMs: () => number = () => performance.now(),
): () => void {
  let lastMs: number | undefined;
  let seconds = 0;
  const tellRest = () => {
    if (seconds > 0) tell(seconds);
    seconds = 0;
    lastMs = undefined;
  };
  const onStep = ({ target }: Event) => {
    if (!(target instanceof HTMLMediaElement)) return;
    if (target.paused || target.seeking) {
      lastMs = undefined;
      return;
    }
    const now = nowMs();
    const stepMs = lastMs === undefined ? 0 : now - lastMs;
    if (stepMs <= longestStepMs) seconds += stepMs / 1000;
    lastMs = now;
    if (seconds < toldSeconds) return;
    tell(seconds);
    seconds = 0;
  };
  // Media events do not bubble.
  page.addEventListener('timeupdate', onStep, true);
  page.addEventListener('pause', tellRest, true);
  return () => {
    page.removeEventListener('timeupdate', onStep, true);
    page.removeEventListener('pause', tellRest, true);
    tellRest();
  };
}
