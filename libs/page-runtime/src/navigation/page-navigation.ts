import { createPath, type DataRouter, type Location } from 'react-router';
import { addressHere, keepPlace, placeOfEntry } from './page-places.ts';
import { startReading } from './start-reading.ts';

/** Goes to a page of the site; the address of the page on the screen opens it again. */
type Navigate = (address: string, options?: { isReplacing?: boolean }) => void;

/** What the navigation needs of the router. */
export type PageRouter = Pick<DataRouter, 'navigate' | 'state'>;

let router: PageRouter | undefined;
let pilot: Navigate | undefined;
let shown: Location | undefined;
const listeners = new Set<() => void>();

/** Called by the tree once the router can navigate; until then an address is loaded as a document. */
export function setRouter(given: PageRouter): void {
  router = given;
}

/** The router; nothing until the page is alive. */
export const pageRouter = (): PageRouter | undefined => router;

/** Lets the flow `navigation` decide from now on; without it the router is asked directly. Decision 0009 */
export function setPilot(given: Navigate | undefined): void {
  pilot = given;
}

/** What waits for a connection; the latest is what the viewer wants. */
let held: (() => void) | undefined;

const goOn = () => {
  const act = held;
  held = undefined;
  act?.();
};

/** Without a connection the page stays as it is; with it the way goes on, unless another one was chosen. */
function isHeld(act: () => void): boolean {
  if (navigator.onLine) return false;
  held = act;
  window.addEventListener('online', goOn, { once: true });
  window.addEventListener('popstate', () => (held = undefined), { once: true });
  return true;
}

/** Goes to a page of the site as a link would. Without a connection that waits for one. */
export const goTo: Navigate = (address, { isReplacing = address === addressHere() } = {}) => {
  if (isHeld(() => goTo(address, { isReplacing }))) return undefined;
  if (pilot) return pilot(address, { isReplacing });
  if (!router) return loadDocument(address, isReplacing);
  keepPlace();
  void router.navigate(address, { replace: isReplacing });
};

/** Loads a page of the site as a document. Without a connection that waits for one. */
export function loadDocument(address: string, isReplacing: boolean): void {
  if (isHeld(() => loadDocument(address, isReplacing))) return;
  const here = addressHere();
  if (isReplacing && address === here) return window.location.reload();
  if (isReplacing) window.location.replace(address);
  else window.location.assign(address);
  // Another fragment alone loads nothing.
  if (address.includes('#') && address.split('#')[0] === here.split('#')[0]) {
    window.location.reload();
  }
}

/**
 * Keeps the page where a link that scripts have not taken over yet would leave it without a connection: the browser would
 * show a page of its own. Browsers without the navigation API do.
 *
 * @returns Stops it.
 */
export function holdDocuments(): () => void {
  const abort = new AbortController();
  const hold = (event: NavigateEvent) => {
    const { destination, navigationType } = event;
    const { origin, pathname, search, hash } = new URL(destination.url);
    const isLink = navigationType === 'push' || navigationType === 'replace';
    if (navigator.onLine || !isLink || destination.sameDocument || !event.cancelable) return;
    if (origin !== window.location.origin) return;
    event.preventDefault();
    goTo(pathname + search + hash, { isReplacing: navigationType === 'replace' });
  };
  if ('navigation' in window)
    window.navigation.addEventListener('navigate', hold, { signal: abort.signal });
  return () => abort.abort();
}

/** Loads the page that is being loaded, or that on the screen, as a document that opens at the same place. */
export function reloadPage(): void {
  const coming = pageOnItsWay();
  keepPlace();
  if (coming) loadDocument(coming.address, coming.isReplacing);
  else loadDocument(addressHere(), true);
}

/** Told, before it is painted, whenever a page has come to the screen. @returns Stops it. */
export function onPageShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether what the router has arrived at is what the viewer sees. */
export const isArrived = (): boolean =>
  router?.state.navigation.state === 'idle' && router.state.location.key === shown?.key;

/** The tree has put this on the screen. */
export function pageShown(location: Location): void {
  const before = shown;
  shown = location;
  if (!before) return placeDocument();
  if (before === location) return;
  for (const listener of listeners) listener();
  if (!pilot) begin(before, location);
}

/**
 * The document brought the page, and the browser has placed it, unless a flow had once taken that over for its entry.
 * Who has gone back meanwhile is on the way to the page of another entry.
 */
function placeDocument(): void {
  if (pageLeftBehind()) return;
  const at = placeOfEntry();
  if (window.history.scrollRestoration === 'manual' && at !== undefined) startReading(at);
}

/** Without the flow: a new page begins at its top, and going back leads to what was kept or to what the browser knows. */
function begin(before: Location, { pathname, hash }: Location): void {
  const action = router?.state.historyAction;
  if (action === 'REPLACE' && pathname === before.pathname) return;
  const at = action === 'POP' ? placeOfEntry() : hash ? 'fragment' : 0;
  if (at !== undefined) startReading(at);
}

/** The page that is being loaded, or is not on the screen yet. */
export function pageOnItsWay(): { address: string; isReplacing: boolean } | undefined {
  if (!router || isArrived()) return undefined;
  const { navigation, location } = router.state;
  return {
    address: createPath(navigation.location ?? location),
    isReplacing: navigation.historyAction !== 'PUSH',
  };
}

/**
 * The page on the screen, where the history has gone on to another already. What is taken out of an address by itself
 * makes it no other page.
 */
export const pageLeftBehind = (): Location | undefined =>
  shown && shown.pathname !== window.location.pathname ? shown : undefined;
