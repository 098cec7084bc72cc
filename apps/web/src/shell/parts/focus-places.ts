import { readFrom } from '@foyer/page-runtime/navigation/start-reading';

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
 * Keeps the focus in the page from now on.
 *
 * @param first - What had it so far, the last one last.
 * @returns How to stop.
 */
export function keepFocus(first: readonly EventTarget[]): () => void {
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

  for (const target of first) remember({ target });
  look();
  document.addEventListener('focusin', remember);
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    cancelAnimationFrame(frame);
    watch.disconnect();
    document.removeEventListener('focusin', remember);
  };
}
