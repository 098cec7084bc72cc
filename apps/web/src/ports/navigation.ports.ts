import type { NavigationArrival, NavigationPorts, NavigationTarget } from '@foyer/navigation';
import { object, parse, string } from 'valibot';
import {
  isArrived,
  loadDocument,
  onPageShown,
  pageRouter,
} from '@foyer/page-runtime/navigation/page-navigation';
import { currentEntry } from '@foyer/page-runtime/navigation/page-places';
import type { ShellSurroundings } from '@foyer/page-runtime/shell/shell.types';
import { placePage } from '@foyer/page-runtime/navigation/place-page';
import { writeScrolls } from './saved-scrolls.ts';
import { shownFailure, shownPage } from './shown-page.ts';

/** What the web server answers about itself. Spec 1 §7 "app info" */
const appInfoSchema = object({ version: string() });

/** Nobody waits longer for a page because of the version check. */
const appInfoMs = 5000;

const forever = (): Promise<never> => new Promise(() => undefined);

/** Settles when what the router has loaded is on the screen. */
function whenArrived(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = onPageShown(() => {
      if (!isArrived()) return;
      stop();
      resolve();
    });
    signal.addEventListener('abort', stop);
  });
}

/**
 * Has the router load a page and put it on the screen. NAV-001 to NAV-004
 *
 * Back and forward have moved the history already: the router then writes the same entry anew, so that a redirect takes
 * its place and adds none. The entry keeps its name, under which its place is known.
 */
async function loadPage(
  { address, action }: NavigationTarget,
  { queryClient }: ShellSurroundings['page'],
  signal: AbortSignal,
): Promise<NavigationArrival> {
  const router = pageRouter();
  if (!router) throw new Error('The page has no router');
  const entry = action === 'push' ? undefined : currentEntry();
  const before = router.state.location;
  const arrived = whenArrived(signal);
  await router.navigate(address, { replace: action !== 'push' });
  if (router.state.location === before) throw new Error('The router stayed where it was');
  await arrived;
  if (entry !== undefined) {
    window.history.replaceState({ ...window.history.state, key: entry }, '');
  }
  return {
    page: shownPage(router, queryClient),
    failure: shownFailure(router.state.errors),
  };
}

/** The effects of the navigation: the router loads and shows, the flow decides. */
export const navigationPorts = ({
  page,
  isBusy,
}: Pick<ShellSurroundings, 'page' | 'isBusy'>): NavigationPorts => ({
  load: (target, signal) => loadPage(target, page, signal),
  fetchVersion: async (_input, signal) => {
    const response = await fetch('/app_info', {
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(appInfoMs)]),
    });
    return parse(appInfoSchema, await response.json());
  },
  reload: async ({ address, action }) => {
    // What outlives the page, such as a code on its way, goes on; the next navigation asks for the version again.
    if (isBusy()) return undefined;
    loadDocument(address, action !== 'push');
    return forever();
  },
  // Fetching them again is for the page that comes; the one that goes needs nothing.
  invalidateQueries: () => void page.queryClient.invalidateQueries({ refetchType: 'none' }),
  saveScrolls: writeScrolls,
  placePage: ({ at }) => placePage(at),
});
