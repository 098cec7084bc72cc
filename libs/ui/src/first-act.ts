/**
 * What whoever is before the page does first. A screen reader's press is a click and nothing else, and so is one from before
 * the page listened.
 */
const acts = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'click'];

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
    requestAnimationFrame(() => setTimeout(hear));
  }
  for (const name of names) {
    document.addEventListener(name, act, { capture: true, passive: true });
  }
  return forget;
}

let here: Promise<void> | undefined;

/** Settles with the first act, a scroll among them: what nobody has asked for waits. */
export const somebody = (): Promise<void> =>
  (here ??= new Promise((resolve) => void onFirstAct(resolve, ['scroll'])));
