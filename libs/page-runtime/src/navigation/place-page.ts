import { startReading } from './start-reading.ts';
import { takeLeftLink } from './left-links.ts';

/** What a viewer does who goes on by themselves. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** A page that has not grown tall enough by then stays where it could go. */
const patienceMs = 10_000;

let giveUp: () => void = () => undefined;

/**
 * Places the page that has just come. Where it is not tall enough yet, because some of it is still loading, it follows
 * as the page grows, until the viewer moves it or another page comes. One that was left by a link is read on at it. NAV-006
 *
 * @param at - In pixels, or where the fragment of the address says.
 */
export function placePage(at: number | 'fragment'): void {
  giveUp();
  startReading(at);
  if (at === 'fragment') return;
  const isReading = () => document.activeElement?.matches('main');
  let left = isReading() ? takeLeftLink() : undefined;
  const isSettled = () => {
    if (window.scrollY < at - 1) window.scrollTo({ top: at, behavior: 'instant' });
    const link = left?.();
    if (link && isReading()) link.focus({ preventScroll: true });
    if (link) left = undefined;
    return window.scrollY >= at - 1 && !left;
  };
  if (isSettled()) return;
  const follow = new ResizeObserver(() => isSettled() && giveUp());
  const timeout = setTimeout(() => giveUp(), patienceMs);
  giveUp = () => {
    follow.disconnect();
    clearTimeout(timeout);
    for (const name of ownMoves) window.removeEventListener(name, giveUp);
    giveUp = () => undefined;
  };
  for (const name of ownMoves) window.addEventListener(name, giveUp, { passive: true });
  follow.observe(document.body);
}

/**
 * Waits with placing a page that first becomes as long as it was.
 *
 * @returns Places it, unless the viewer has moved it meanwhile.
 */
export function placeLater(at: number): () => void {
  let isOwn = false;
  const own = () => (isOwn = true);
  for (const name of ownMoves) {
    window.addEventListener(name, own, { once: true, passive: true });
  }
  return () => {
    for (const name of ownMoves) window.removeEventListener(name, own);
    if (!isOwn) placePage(at);
  };
}
