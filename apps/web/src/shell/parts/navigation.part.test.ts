import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Location } from 'react-router';
import {
  goTo,
  pageShown,
  type PageRouter,
  setRouter,
} from '@foyer/page-runtime/navigation/page-navigation';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { navigation } from './navigation.part.ts';

const tell = vi.fn<Shell['tell']>();
const told = () => tell.mock.calls.map(([, event]) => event);
let pageOfFlow = {};
let isLoading = false;
const flow = {
  getSnapshot: () => ({ context: { page: pageOfFlow }, hasTag: () => isLoading }),
};
const running = {
  getSnapshot: () => ({ matches: () => true }),
  subscribe: () => ({ unsubscribe: () => undefined }),
  system: { get: () => flow },
};
const later = vi.fn();
let stop: () => void;

/** The browser has moved along the history. */
function pop(address: string, state: unknown): void {
  window.history.replaceState(state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

beforeEach(() => {
  window.addEventListener('popstate', later);
  stop = navigation({ actor: running, tell } as unknown as Shell);
});

afterEach(() => {
  stop();
  window.removeEventListener('popstate', later);
  vi.clearAllMocks();
});

describe('navigation', () => {
  it('lets the flow decide about every way to a page', () => {
    goTo('/movies');

    expect(told()).toEqual([{ type: 'navigation.go', address: '/movies', isReplacing: false }]);
  });

  it('tells the flow of back and forward in the place of the router', () => {
    pop('/movies?genre=drama', { key: 'second' });

    expect(told()).toEqual([{ type: 'navigation.popped', address: '/movies?genre=drama' }]);
    expect(later).not.toHaveBeenCalled();
  });

  it('gives an entry that the browser has made for a fragment its name, and lets the router see it', () => {
    pop('/movies#new', null);

    expect(told()).toEqual([
      { type: 'navigation.jumped', address: '/movies#new', entry: window.history.state.key },
    ]);
    expect(later).toHaveBeenCalledOnce();
  });

  it('leaves the place to the browser while the document is put aside', () => {
    const modes = [window.history.scrollRestoration];
    for (const name of ['pagehide', 'pageshow'] as const) {
      window.dispatchEvent(Object.assign(new Event(name), { persisted: true }));
      modes.push(window.history.scrollRestoration);
    }

    expect(modes).toEqual(['manual', 'auto', 'manual']);
    expect(told()).toEqual([{ type: 'page.hidden' }, { type: 'page.restored' }]);
  });

  it('tells no place of a page that is on the screen before the flow has heard of it [NAV-006]', () => {
    const scroll = () => window.dispatchEvent(new Event('scroll'));
    pageShown({ key: 'first' } as Location);
    scroll();
    isLoading = true;
    pageShown({ key: 'second' } as Location);
    scroll();
    expect(told()).toEqual([{ type: 'scroll.moved', y: 0 }]);

    [pageOfFlow, isLoading] = [{}, false];
    scroll();

    expect(told()).toHaveLength(2);
  });

  it('tells the place after a fragment, of which the flow has heard before the screen [NAV-006]', () => {
    pageShown({ key: 'third' } as Location);
    pop('/movies#new', null);
    pageShown({ key: 'fourth' } as Location);
    tell.mockClear();

    window.dispatchEvent(new Event('scroll'));

    expect(told()).toEqual([{ type: 'scroll.moved', y: 0 }]);
  });

  it('hears nothing any more once it is stopped', () => {
    stop();
    pop('/movies', { key: 'second' });

    expect(told()).toEqual([]);
    expect(later).toHaveBeenCalledOnce();
  });

  it('has the flow go back to a page that was on its way before it ran [NAV-006]', () => {
    stop();
    const location = { pathname: '/movies', search: '', hash: '', key: 'before' };
    const state = { location, historyAction: 'POP', navigation: { state: 'idle' } };
    setRouter({ state } as unknown as PageRouter);

    stop = navigation({ actor: running, tell } as unknown as Shell);

    expect(told()).toEqual([{ type: 'navigation.popped', address: '/movies' }]);
  });

  it.each([
    ['has the flow load a page that was on its way before it ran', '/movies', 1],
    [
      'does not load again what the flow began with, which would take the focus',
      '/movies?genres=drama',
      0,
    ],
  ])('%s', (_, address, times) => {
    stop();
    const location = { pathname: '/movies', search: '?genres=drama', hash: '', key: 'before' };
    const state = { location, historyAction: 'REPLACE', navigation: { state: 'idle' } };
    setRouter({ state } as unknown as PageRouter);
    pageOfFlow = { address };
    tell.mockClear();

    stop = navigation({ actor: running, tell } as unknown as Shell);

    expect(told()).toHaveLength(times);
  });
});
