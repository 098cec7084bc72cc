import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  goTo,
  pageLeftBehind,
  pageOnItsWay,
  pageShown,
  type PageRouter,
  setPilot,
  setRouter,
} from './page-navigation.ts';
import { keepPlace, placeOfEntry } from './page-places.ts';

const locationAt = (pathname: string, hash = '') => ({
  pathname,
  search: '',
  hash,
  key: pathname,
  state: null,
});

const navigate = vi.fn(async () => undefined);
let scrollTo = vi.spyOn(window, 'scrollTo');

/** A router that is at an address, or on its way from there. */
function routerAt(
  pathname: string,
  { action = 'PUSH', hash = '', coming }: { action?: string; hash?: string; coming?: string } = {},
) {
  window.history.replaceState({ key: pathname }, '', pathname + hash);
  const navigation =
    coming === undefined
      ? { state: 'idle' }
      : { state: 'loading', location: locationAt(coming), historyAction: action };
  const location = locationAt(pathname, hash);
  const router = { navigate, state: { location, historyAction: action, navigation } };
  setRouter(router as unknown as PageRouter);
  return location;
}

/** The page comes to the screen. */
const show = (...given: Parameters<typeof routerAt>) => pageShown(routerAt(...given));

/** The page comes with a document, at an entry of the history that was left 640 pixels down. */
async function showDocument(pathname: string, restoration: ScrollRestoration): Promise<void> {
  vi.stubGlobal('scrollY', 640);
  keepPlace();
  vi.unstubAllGlobals();
  vi.resetModules();
  const anew = await import('./page-navigation.ts');
  window.history.scrollRestoration = restoration;
  anew.pageShown(locationAt(pathname));
}

beforeEach(() => {
  scrollTo = vi.spyOn(window, 'scrollTo');
  document.body.innerHTML = '<main id="main"><h2 id="new">New</h2></main>';
  show('/');
  vi.clearAllMocks();
});

afterEach(() => {
  setPilot(undefined);
  sessionStorage.clear();
});

describe('goTo', () => {
  it('asks the router until the flow decides', () => {
    goTo('/movies');
    const pilot = vi.fn();
    setPilot(pilot);
    goTo('/series', { isReplacing: true });

    expect(navigate.mock.calls).toEqual([['/movies', { replace: false }]]);
    expect(pilot.mock.calls).toEqual([['/series', { isReplacing: true }]]);
  });

  it('opens the page on the screen again without another entry in the history', () => {
    goTo('/');

    expect(navigate).toHaveBeenCalledExactlyOnceWith('/', { replace: true });
  });

  it('waits for a connection, and then goes where the viewer wanted to go last', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    goTo('/movies');
    goTo('/series');
    expect(navigate).not.toHaveBeenCalled();

    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    expect(navigate.mock.calls).toEqual([['/series', { replace: false }]]);
  });

  it('forgets what waits for a connection when the viewer goes back', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    goTo('/movies');
    window.dispatchEvent(new PopStateEvent('popstate'));
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));

    expect(navigate).not.toHaveBeenCalled();
  });

  it('keeps where the page stands that is left', () => {
    vi.stubGlobal('scrollY', 640);

    goTo('/movies');

    expect(placeOfEntry()).toBe(640);
    vi.unstubAllGlobals();
  });
});

describe('pageShown', () => {
  it('begins a new page at its top, with the focus in it', () => {
    show('/movies');

    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
    expect(document.activeElement?.id).toBe('main');
  });

  it('places a document that the browser leaves alone, because a flow once placed its entry', async () => {
    await showDocument('/', 'manual');

    expect(scrollTo.mock.calls).toEqual([[{ top: 640, behavior: 'instant' }]]);
  });

  it('leaves a document to the browser otherwise', async () => {
    await showDocument('/', 'auto');

    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('places no document that is being left already', async () => {
    await showDocument('/movies', 'manual');

    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('begins it at the fragment of its address', () => {
    show('/movies', { hash: '#new' });

    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement?.id).toBe('new');
  });

  it('leaves the focus in a dialog that outlives the page', () => {
    document.body.innerHTML += '<div role="dialog"><button id="inside">Press</button></div>';
    document.getElementById('inside')?.focus();

    show('/movies');

    expect(document.activeElement?.id).toBe('inside');
  });

  it('goes back to what was kept, and leaves the rest to the browser', () => {
    vi.stubGlobal('scrollY', 640);
    keepPlace();
    vi.unstubAllGlobals();
    show('/movies');
    vi.clearAllMocks();

    show('/', { action: 'POP' });
    show('/series', { action: 'POP' });

    expect(scrollTo.mock.calls).toEqual([[{ top: 640, behavior: 'instant' }]]);
  });

  it('leaves a page alone that writes its own state into its address', () => {
    show('/', { action: 'REPLACE' });

    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('leaves the places to the flow once it runs', () => {
    setPilot(vi.fn());

    show('/movies');

    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('pageLeftBehind', () => {
  it('is the page on the screen, once the history has gone on', () => {
    expect(pageLeftBehind()).toBeUndefined();
    window.history.replaceState({ key: 'named' }, '', '/?popup=none#new');
    expect(pageLeftBehind()).toBeUndefined();

    window.history.replaceState({ key: 'before' }, '', '/movies');

    expect(pageLeftBehind()).toEqual(locationAt('/'));
  });
});

describe('pageOnItsWay', () => {
  it('is what is being loaded, and what has come but is not on the screen yet', () => {
    expect(pageOnItsWay()).toBeUndefined();

    routerAt('/', { coming: '/movies' });
    expect(pageOnItsWay()).toEqual({ address: '/movies', isReplacing: false });
    routerAt('/movies');
    expect(pageOnItsWay()).toEqual({ address: '/movies', isReplacing: true });
  });
});
