import { type RefObject, useEffect } from 'react';

const isShown = (element: HTMLElement): boolean => getComputedStyle(element).display !== 'none';

/** The region after the one that has the focus, or before it; the first where none has it. */
export function nextRegion(
  regions: readonly HTMLElement[],
  focused: Element | null,
  isBack: boolean,
): HTMLElement | undefined {
  const at = regions.findIndex((region) => region.contains(focused));
  const step = isBack ? -1 : 1;
  return regions.at(at === -1 ? 0 : (at + step) % regions.length);
}

/** Gives the focus to the next region of a place, or to the one before. */
export function moveOn(place: HTMLElement | null, isBack: boolean): void {
  const all = place?.querySelectorAll<HTMLElement>('[data-region]') ?? [];
  nextRegion([...all].filter(isShown), document.activeElement, isBack)?.focus();
}

/**
 * F6 leads from one region of the workbench to the next, with Shift to the one before; a region says its name as it takes
 * the focus.
 */
export function useRegionKeys(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // What a dialog lies over is not reached.
      if (event.key !== 'F6' || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      moveOn(place.current, event.shiftKey);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [place]);
}
