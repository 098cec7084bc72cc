import { onLayers } from '@foyer/ui/layers';
import { onPageShown } from '../page-navigation.ts';
import type { ShellPart } from '../shell.types.ts';
import { documentChanges, layersChanged, pageChanged, settle, takeStep } from './over-page.ts';
import { whenRunning } from './when-running.ts';

/** Tells of documents that are loaded in place of this one, and of those that did not come after all. */
function watchDocuments(): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const ends = () => documentChanges(false);
  const begins = () => documentChanges(true);
  if ('navigation' in window) {
    const begin = ({ destination, downloadRequest }: NavigateEvent) => {
      const isPage = !destination.sameDocument && destination.url.startsWith('http');
      if (isPage && downloadRequest === null) begins();
    };
    window.navigation.addEventListener('navigate', begin, { signal });
    window.navigation.addEventListener('navigateerror', ends, { signal });
  } else globalThis.addEventListener('beforeunload', begins, { signal });
  // The browser may bring this one back as it was.
  window.addEventListener('pageshow', ends, { signal });
  return () => abort.abort();
}

/** Going back closes what lies over the page. Starts before the navigation, to hear of the history first. Decision 0099 */
export const overPage: ShellPart = ({ actor }) =>
  whenRunning(actor, () => {
    const onPop = (event: PopStateEvent): void => {
      if (event.state !== null && takeStep(event.state)) event.stopImmediatePropagation();
    };
    window.addEventListener('popstate', onPop, true);
    const stopDocuments = watchDocuments();
    const stopLayers = onLayers(layersChanged);
    const stopShown = onPageShown(pageChanged);
    // A document that was loaded again shows nothing over its page.
    settle();
    return () => {
      window.removeEventListener('popstate', onPop, true);
      stopDocuments();
      stopLayers();
      stopShown();
    };
  });
