import { useLayer } from '@foyer/ui/layers';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Location } from 'react-router';
import { type PageRouter, pageShown, setRouter } from '../page-navigation.ts';
import type { Shell } from '../shell.types.ts';
import { overPage } from './over-page.part.ts';
import { fromPage } from './over-page.ts';

/** The entries of the history, which steps as a browser does: later, and with an event. */
let entries: unknown[];
let at: number;
/** What pages hear of the history. */
const heard = vi.fn();
const stops: (() => void)[] = [];

const show = (key: string) => {
  const location = { key, pathname: '/', search: '', hash: '', state: null } as Location;
  setRouter({ state: { navigation: { state: 'idle' }, location } } as PageRouter);
  pageShown(location);
};

/** The router goes to another page. */
function goTo(key: string): void {
  window.history.pushState({ key }, '');
  show(key);
}

const settled = () => vi.advanceTimersByTimeAsync(1000);

/** The viewer steps through the history. */
async function go(delta: number): Promise<void> {
  window.history.go(delta);
  await settled();
}

const isOver = (state: unknown) => Reflect.get(state ?? {}, 'isOver') === true;
const names = () =>
  entries.map((state) => `${Reflect.get(state ?? {}, 'key')}${isOver(state) ? '+' : ''}`);

beforeEach(() => {
  vi.useFakeTimers();
  entries = [{ key: 'before' }, { key: 'home' }];
  at = 1;
  vi.spyOn(window.history, 'state', 'get').mockImplementation(() => entries[at]);
  vi.spyOn(window.history, 'pushState').mockImplementation((state) => {
    at += 1;
    entries = [...entries.slice(0, at), state];
  });
  const step = (delta = 0) => {
    setTimeout(() => {
      if (entries[at + delta] === undefined) return;
      at += delta;
      window.dispatchEvent(new PopStateEvent('popstate', { state: entries[at] }));
    });
  };
  vi.spyOn(window.history, 'go').mockImplementation(step);
  vi.spyOn(window.history, 'back').mockImplementation(() => step(-1));
  show('home');
  const actor = {
    getSnapshot: () => ({ matches: () => true }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  };
  const stop = overPage({ actor } as object as Shell);
  if (stop) stops.push(stop);
  window.addEventListener('popstate', heard, true);
});

afterEach(async () => {
  await settled();
  window.removeEventListener('popstate', heard, true);
  for (const stop of stops.splice(0)) stop();
  heard.mockClear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Something over the page that closes when it is asked to, unless it refuses. */
async function open({ refuses = false } = {}) {
  let shown = true;
  const close = vi.fn(() => {
    if (refuses) return;
    shown = false;
    layer.rerender();
  });
  const layer = renderHook(() => useLayer(shown, close));
  await settled();
  return { close, unmount: layer.unmount };
}

describe('overPage', () => {
  it('closes the topmost by going back, of which the page hears nothing, and leaves the page by going back once more', async () => {
    const below = await open();
    const above = await open();
    expect([names(), at]).toEqual([['before', 'home', 'home+'], 2]);

    await go(-1);
    expect([above.close.mock.calls.length, below.close.mock.calls.length]).toEqual([1, 0]);
    expect([names(), at]).toEqual([['before', 'home', 'home+'], 2]);
    await go(-1);
    expect([below.close.mock.calls.length, at]).toEqual([1, 1]);
    expect(heard).not.toHaveBeenCalled();

    await go(-1);
    expect([heard.mock.calls.length, at]).toEqual([1, 0]);
  });

  it('takes the entry away when all is closed in another way', async () => {
    const { unmount } = await open();
    unmount();
    await settled();

    expect(at).toBe(1);
    expect(heard).not.toHaveBeenCalled();
  });

  it('calls off no document that is on its way', async () => {
    const { unmount } = await open();
    window.dispatchEvent(new Event('beforeunload'));
    unmount();
    await settled();

    expect(at).toBe(2);
    window.dispatchEvent(new Event('pageshow'));
  });

  it('keeps its entry while one thing takes the place of another', async () => {
    const first = await open();
    first.unmount();
    const second = await open();

    expect([names(), at]).toEqual([['before', 'home', 'home+'], 2]);
    second.unmount();
  });

  it('stays where going back does not close', async () => {
    const { close, unmount } = await open({ refuses: true });

    await go(-1);

    expect([close.mock.calls.length, at]).toEqual([1, 2]);
    unmount();
  });

  it('leads nowhere by going forward', async () => {
    await open();
    await go(-1);

    await go(1);

    expect(at).toBe(1);
    expect(heard).not.toHaveBeenCalled();
  });

  it('leaves a page from its own entry, and gives what is still open an entry of the next page', async () => {
    const { unmount } = await open();

    fromPage(() => goTo('film'));
    await settled();

    expect([names(), at]).toEqual([['before', 'home', 'film', 'film+'], 3]);
    unmount();
  });

  it('does at once what needs no step', () => {
    const act = vi.fn();
    fromPage(act);
    expect(act).toHaveBeenCalledOnce();
  });

  it('passes an entry that it meets from another page', async () => {
    entries = [{ key: 'home' }, { key: 'home', isOver: true }, { key: 'film' }];
    at = 2;
    show('film');
    await settled();

    await go(-1);

    expect(at).toBe(0);
    expect(heard).toHaveBeenCalledOnce();
  });
});
