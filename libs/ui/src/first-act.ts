/**
 * What whoever is before the page does first. A screen reader's press is a click and nothing else, and so is one from before
 * the page listened.
 */
const acts = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'click'];

/** Calls when what is being heard of has changed the page, and that has been painted. */
const afterPaint = (call: () => void): void => void requestAnimationFrame(() => setTimeout(call));

/**
 * Hears the first act of whoever is before the page, on its way down: React lets none out of parts of a page that it has
 * not taken over yet.
 *
 * @param hear - Called once, when what the act itself changes has been painted: much is fetched and begun for whoever has come.
 * @param more - Names of further events that count as an act.
 * @returns Stops listening.
 */
export function onFirstAct(hear: () => void, more: readonly string[] = []): () => void {
  const names = [...acts, ...more];
  const forget = () => {
    for (const name of names) document.removeEventListener(name, act, true);
  };
  function act() {
    forget();
    afterPaint(hear);
  }
  for (const name of names) {
    document.addEventListener(name, act, { capture: true, passive: true });
  }
  return forget;
}

/** How a press ends. */
const releases = ['pointerup', 'pointercancel', 'keyup'];
/** Whoever holds something down for longer does not wait for the answer of a press, in ms. */
const LONGEST_PRESS_MS = 1000;

/**
 * Begins something heavy when nothing is pressed any more, and what the release changed has been painted: begun between
 * the press and its release, it would hold up the answer.
 */
export function afterPress(begin: () => void): void {
  if (document.querySelector(':active') === null) {
    begin();
    return;
  }
  const end = () => {
    clearTimeout(timer);
    for (const name of releases) document.removeEventListener(name, end, true);
    afterPaint(begin);
  };
  const timer = setTimeout(end, LONGEST_PRESS_MS);
  for (const name of releases) {
    document.addEventListener(name, end, { capture: true, passive: true });
  }
}

let here: Promise<void> | undefined;

/** Settles with the first act, a scroll among them, when no press waits for its answer: what nobody has asked for waits. */
export const somebody = (): Promise<void> =>
  (here ??= new Promise((resolve) => void onFirstAct(() => afterPress(resolve), ['scroll'])));
