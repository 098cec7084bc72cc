/**
 * Events of an interaction. A press by a screen reader is a click and nothing else, and so is one that came before the
 * page listened.
 */
const interactions = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'click'];

/** Runs a function after the next paint. */
const afterPaint = (call: () => void): void => void requestAnimationFrame(() => setTimeout(call));

/**
 * Listens for the first interaction with the document, in the capture phase: React stops events in parts of a page that
 * are not hydrated yet.
 *
 * @param listener - Called once, after the paint that follows the interaction: it usually fetches and starts a lot.
 * @param more - Names of further events that count as an interaction.
 * @returns Stops listening.
 */
export function onFirstInteraction(listener: () => void, more: readonly string[] = []): () => void {
  const names = [...interactions, ...more];
  const stop = () => {
    for (const name of names) document.removeEventListener(name, onInteraction, true);
  };
  function onInteraction() {
    stop();
    afterPaint(listener);
  }
  for (const name of names) {
    document.addEventListener(name, onInteraction, { capture: true, passive: true });
  }
  return stop;
}

/** Events that end a press. */
const releases = ['pointerup', 'pointercancel', 'keyup'];
/** A press that is held longer is not waited for, in ms. */
const LONGEST_PRESS_MS = 1000;

/**
 * Starts heavy work once no pointer or key is down and the result of the release has been painted. Started between press
 * and release, it would delay the response to the press.
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

let interaction: Promise<void> | undefined;

/** Resolves with the first interaction, a scroll included, once no press waits for its response. Deferred work awaits it. */
export const firstInteraction = (): Promise<void> =>
  (interaction ??= new Promise(
    (resolve) => void onFirstInteraction(() => afterPress(resolve), ['scroll']),
  ));
