/**
 * Follows how large an element is.
 *
 * @param hear - Whether the screen is filled, where that has changed; undefined where only the size has.
 * @returns Ends it.
 */
export function followSize(
  element: HTMLElement,
  hear: (isExpanded: boolean | undefined) => void,
): () => void {
  const isFilled = () => document.fullscreenElement !== null;
  let wasFilled = isFilled();
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    // It is called once when it begins.
    if (!isFirst) hear(undefined);
    isFirst = false;
  });
  observer.observe(element);
  const onFill = () => {
    if (isFilled() === wasFilled) return;
    wasFilled = isFilled();
    hear(wasFilled);
  };
  document.addEventListener('fullscreenchange', onFill);
  return () => {
    observer.disconnect();
    document.removeEventListener('fullscreenchange', onFill);
  };
}
