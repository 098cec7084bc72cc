let stopCurrent: (() => void) | undefined;

/**
 * Stops what plays on the page: one thing plays at a time.
 *
 * @param stop - Stops what plays from now on.
 * @returns Says that it plays no more.
 */
export function playAlone(stop: () => void): () => void {
  stopCurrent?.();
  stopCurrent = stop;
  return () => {
    if (stopCurrent === stop) stopCurrent = undefined;
  };
}
