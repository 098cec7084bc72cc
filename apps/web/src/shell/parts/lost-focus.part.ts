import { tabMarks } from '../../ports/browser-storages.ts';
import { takeOwnLoad } from '../../ports/stored-marks.ts';
import { readFrom } from '../start-reading.ts';
import type { ShellPart } from '../shell.types.ts';

/** So many places are remembered that the focus came from. */
const remembered = 20;

/** What may not take the focus unasked: a phone would open its keyboard. */
const fields = 'input, textarea, select, [contenteditable]';

/** What a modal dialog has shut off. */
const shut = '[inert], [aria-hidden="true"]';

const isThere = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element.checkVisibility();

const canTakeFocus = (element: Element): element is HTMLElement =>
  isThere(element) && !element.matches(`${fields}, :disabled`) && !element.closest(shut);

/**
 * Gives the focus a place when what had it leaves the page, such as a notice that is closed or a part that is replaced:
 * where it was before, else the main area. Without this it falls to the page, and Tab begins somewhere else. What knows
 * a better place goes first. WCAG 2.4.3
 *
 * After a load that the page made for its viewer the main area has it, as after a move within the site.
 */
export const lostFocus: ShellPart = () => {
  const nothing = () => document.activeElement === null || document.activeElement === document.body;
  let places: WeakRef<Element>[] = [];
  let frame = 0;

  const remember = ({ target }: { target: EventTarget | null }) => {
    if (!(target instanceof Element) || target === document.body) return;
    places = [...places.filter((place) => place.deref() !== target), new WeakRef(target)].slice(
      -remembered,
    );
  };
  const isLost = () => {
    const last = places.at(-1)?.deref();
    return places.length > 0 && nothing() && !(last && isThere(last));
  };
  const settle = () => {
    if (!isLost()) return;
    const before = places
      .map((place) => place.deref())
      .findLast((place) => place && canTakeFocus(place));
    const main = document.querySelector('main');
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    else if (main && !main.closest(shut)) readFrom(main);
  };
  // Effects of what has changed the page run in between.
  const look = () => {
    if (!isLost()) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => (frame = requestAnimationFrame(settle)));
  };

  remember({ target: document.activeElement });
  if (takeOwnLoad(tabMarks) && nothing()) readFrom();
  document.addEventListener('focusin', remember);
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    cancelAnimationFrame(frame);
    watch.disconnect();
    document.removeEventListener('focusin', remember);
  };
};
