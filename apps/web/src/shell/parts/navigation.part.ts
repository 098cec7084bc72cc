import type { navigationMachine } from '@foyer/navigation';
import type { ActorRefFrom } from 'xstate';
import {
  goTo,
  onPageShown,
  pageOnItsWay,
  pageRouter,
  setPilot,
} from '@foyer/page-runtime/navigation/page-navigation';
import { addressHere, currentEntry } from '@foyer/page-runtime/navigation/page-places';
import type { ShellPart } from '@foyer/page-runtime/shell/shell.types';
import { whenRunning } from '@foyer/page-runtime/shell/when-running';
import { keepLeftLink } from '@foyer/page-runtime/navigation/left-links';

/** Whether the page that comes is one that the viewer went back or forward to: its entry has a place. */
function isReturn(): boolean {
  const { navigation, historyAction } = pageRouter()?.state ?? {};
  return (navigation?.historyAction ?? historyAction) === 'POP';
}

/** What the server wrote about the first page is not about another. */
const dropDescriptions = (): void =>
  document
    .querySelectorAll('script[type="application/ld+json"]')
    .forEach((script) => script.remove());

/**
 * Tells the flow `navigation` what the viewer, the browser's history and the document do. Places are the flow's while it
 * runs; a document that is left or put aside leaves its own place to the browser, which restores it without scripts.
 */
export const navigation: ShellPart = ({ actor, tell }) => {
  const say = (event: Parameters<typeof tell>[1]) => tell('navigation', event);

  // Before the router hears of it: its loaders must find older queries stale. NAV-005
  const onPop = (event: PopStateEvent): void => {
    window.history.scrollRestoration = 'manual';
    const address = addressHere();
    // Only a fragment of the page makes an entry without the router; the browser has gone there by itself.
    if (event.state === null) {
      say({ type: 'navigation.jumped', address, entry: currentEntry() });
      return;
    }
    event.stopImmediatePropagation();
    say({ type: 'navigation.popped', address });
  };
  const flow = (): ActorRefFrom<typeof navigationMachine> | undefined =>
    actor.system.get('navigation');
  const pageOfFlow = () => flow()?.getSnapshot().context.page;
  // The screen may be ahead of a flow that loads, and left again before the flow has heard of it: what moves then is not
  // the place of the flow's page. Of a fragment the flow hears first.
  let overtaken: ReturnType<typeof pageOfFlow>;
  const onShown = (): void => {
    dropDescriptions();
    overtaken = flow()?.getSnapshot().hasTag('busy') ? pageOfFlow() : undefined;
  };
  const onScroll = (): void => {
    const page = pageOfFlow();
    if (page === undefined || page !== overtaken) {
      say({ type: 'scroll.moved', y: Math.max(0, window.scrollY) });
    }
  };
  const onVisibility = (): void => {
    const isHidden = document.visibilityState === 'hidden';
    window.history.scrollRestoration = isHidden ? 'auto' : 'manual';
    if (isHidden) say({ type: 'page.hidden' });
  };
  const onHide = (): void => {
    window.history.scrollRestoration = 'auto';
    say({ type: 'page.hidden' });
  };
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    window.history.scrollRestoration = 'manual';
    say({ type: 'page.restored' });
  };

  const begin = (): (() => void) => {
    window.history.scrollRestoration = 'manual';
    setPilot((address, { isReplacing = false } = {}) => {
      if (!isReplacing) keepLeftLink();
      say({ type: 'navigation.go', address, isReplacing });
    });
    window.addEventListener('popstate', onPop, true);
    window.addEventListener('scroll', onScroll, { passive: true });
    const stopShown = onPageShown(onShown);
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onVisibility);
    // A page that was asked for before the flow ran comes through it too, unless the flow began with its address: then
    // it is loaded, and only the screen is behind.
    const coming = pageOnItsWay();
    if (coming) dropDescriptions();
    const isLoaded = pageRouter()?.state.navigation.state === 'idle';
    if (coming && isReturn()) say({ type: 'navigation.popped', address: coming.address });
    else if (coming && !(isLoaded && coming.address === pageOfFlow()?.address))
      goTo(coming.address, coming);
    return () => {
      setPilot(undefined);
      window.removeEventListener('popstate', onPop, true);
      window.removeEventListener('scroll', onScroll);
      stopShown();
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onVisibility);
      window.history.scrollRestoration = 'auto';
    };
  };
  return whenRunning(actor, begin);
};
