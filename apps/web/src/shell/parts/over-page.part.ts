import { onLayers } from '@foyer/ui/layers';
import { onPageShown } from '../page-navigation.ts';
import type { ShellPart } from '../shell.types.ts';
import { layersChanged, pageChanged, settle, takeStep } from './over-page.ts';
import { whenRunning } from './when-running.ts';

/** Going back closes what lies over the page. Starts before the navigation, to hear of the history first. Decision 0099 */
export const overPage: ShellPart = ({ actor }) =>
  whenRunning(actor, () => {
    const onPop = (event: PopStateEvent): void => {
      if (event.state !== null && takeStep(event.state)) event.stopImmediatePropagation();
    };
    window.addEventListener('popstate', onPop, true);
    const stopLayers = onLayers(layersChanged);
    const stopShown = onPageShown(pageChanged);
    // A document that was loaded again shows nothing over its page.
    settle();
    return () => {
      window.removeEventListener('popstate', onPop, true);
      stopLayers();
      stopShown();
    };
  });
