import { signInPath } from '@foyer/site-map';

/** What lies over a page and is closed by Escape; the last one is on top. Dialogs that stay say so. */
const layers = 'dialog:modal, [role="dialog"]:not([data-stays]), [role="menu"]';

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** What lies on top of the page and may be closed. */
const topLayer = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(layers)].findLast(isShown);

/** Closes it by the way that every layer knows: Escape. */
function closeLayer(layer: HTMLElement): void {
  if (layer instanceof HTMLDialogElement) return layer.requestClose();
  const { activeElement } = document;
  const target = activeElement && layer.contains(activeElement) ? activeElement : layer;
  target.dispatchEvent(
    new KeyboardEvent('keydown', {
      key: 'Escape',
      code: 'Escape',
      bubbles: true,
      cancelable: true,
    }),
  );
}

/** Holds a step back while something lies over the page, and closes it. @returns Lets steps pass again. */
export function holdBack(): () => void {
  const { navigation } = window;
  const abort = new AbortController();
  const hold = (event: NavigateEvent): void => {
    const { cancelable, destination, navigationType } = event;
    const isBack =
      navigationType === 'traverse' && destination.index < (navigation.currentEntry?.index ?? 0);
    // On the page of the sign-in the dialog is the page.
    if (!isBack || !cancelable || window.location.pathname === signInPath) return;
    const layer = topLayer();
    if (!layer) return;
    event.preventDefault();
    closeLayer(layer);
  };
  navigation.addEventListener('navigate', hold, { signal: abort.signal });
  return () => abort.abort();
}
