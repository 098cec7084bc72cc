/** The main area of the page; one without layout brings its own. */
const mainArea = (): HTMLElement | null => document.querySelector('main');

/** Whoever reads in a dialog that outlives the page stays there. */
const dialogs = '[role="dialog"], [role="alertdialog"]';

function fragment(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Begins to read a page that has just come: it stands there, and the focus is on its main area or its fragment, so that
 * a screen reader reads on there and Tab leads into the page.
 *
 * @param at - In pixels, or where the fragment of the address says; its top where there is no such part.
 */
export function startReading(at: number | 'fragment'): void {
  const part = at === 'fragment' ? fragment() : null;
  if (part) part.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: at === 'fragment' ? 0 : at, behavior: 'instant' });
  if (document.activeElement?.closest(dialogs)) return;
  readFrom(part ?? mainArea());
}

/** Puts the focus on a part of the page that takes none of its own, and leaves the page where it stands. */
export function readFrom(goal: HTMLElement | null = mainArea()): void {
  if (goal && goal.tabIndex < 0) goal.tabIndex = -1;
  goal?.focus({ preventScroll: true });
}
