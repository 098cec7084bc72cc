import { autoUpdate } from '@floating-ui/react';

/**
 * Keeps a floating panel where it hangs, whatever moves or grows. As `whileElementsMounted` of Floating UI.
 *
 * Placing a panel may change its size. Done inside of the very notice of a change of size, that is a loop, which browsers
 * report as an error of the page; so all but the first placing waits for the next frame.
 */
export function keepInPlace(
  reference: Parameters<typeof autoUpdate>[0],
  panel: Parameters<typeof autoUpdate>[1],
  place: () => void,
): () => void {
  let isPlaced = false;
  let frame = 0;
  const stop = autoUpdate(reference, panel, () => {
    cancelAnimationFrame(frame);
    if (isPlaced) frame = requestAnimationFrame(place);
    else place();
    isPlaced = true;
  });
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
}
