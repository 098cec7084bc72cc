import { useEffect, useRef } from 'react';
import { isPlainClick } from '../navigation/internal-link.ts';

/** Marks the element around a late part. */
export const part = { 'data-late': '' };

/** Told at that element when the part hears by itself, and kept there as an attribute. */
const ready = 'data-late-ready';

/**
 * Keeps the button or link that is pressed last in a part that does not hear yet, and presses it when it does. React lets
 * no event into such a part, so it is heard on the way down; nobody else hears of the first press.
 *
 * @returns Stops it.
 */
export function keepPress(box: HTMLElement | null): () => void {
  if (!box || box.hasAttribute(ready)) return () => undefined;
  let pressed: HTMLElement | null = null;
  const keep = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || !box.contains(target) || !isPlainClick(event)) return;
    pressed = target.closest('a, button');
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const stop = () => document.removeEventListener('click', keep, true);
  const again = () => {
    stop();
    pressed?.click();
  };
  document.addEventListener('click', keep, true);
  box.addEventListener(ready, again, { once: true });
  return () => {
    stop();
    box.removeEventListener(ready, again);
  };
}

/** Stands inside the part and tells when it hears. */
export function PartReady() {
  const place = useRef<HTMLTemplateElement>(null);
  useEffect(() => {
    const box = place.current?.closest('[data-late]');
    box?.setAttribute(ready, '');
    box?.dispatchEvent(new Event(ready));
  }, []);
  return <template ref={place} />;
}
