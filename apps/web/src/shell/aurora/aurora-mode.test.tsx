import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '@foyer/page-runtime/testing/render-page';
import { AuroraMode } from './aurora-mode.tsx';

const hear = vi.fn();
const goTo = vi.fn();
const onHostEvent = ({ type, detail }: Event & { detail?: unknown }) => hear(type, detail ?? null);

beforeEach(() => {
  hear.mockClear();
  goTo.mockClear();
  addressIs('/movies/mayak');
  for (const name of ['foyer:close', 'foyer:orientation']) {
    document.addEventListener(name, onHostEvent);
  }
});
afterEach(() => {
  cleanup();
  for (const name of ['foyer:close', 'foyer:orientation']) {
    document.removeEventListener(name, onHostEvent);
  }
});

const routes = ['/', '/movies/mayak', '/movies/mayak/player'].map((path) => ({
  path,
  element: (
    <>
      <p>{path}</p>
      <AuroraMode goTo={goTo} />
    </>
  ),
}));

/** The browser's own address, which the router of a test does not move. */
const addressIs = (path: string, state: unknown = null) =>
  window.history.replaceState(state, '', path);

/** A finger that goes from one place to another, with as many fingers beside it. */
async function swipe([fromX, toX]: readonly [number, number], fingers = 1) {
  const touch = (name: string, x: number) => {
    const finger = { clientX: x, clientY: 300 };
    const event = Object.assign(new Event(name, { bubbles: true }), {
      touches: Array.from({ length: fingers }, () => finger),
      changedTouches: [finger],
    });
    document.dispatchEvent(event);
  };
  await act(async () => {
    touch('touchstart', fromX);
    touch('touchend', toX);
  });
}

describe('AuroraMode', () => {
  it('tells the host to close when a swipe goes back from home [AURORA-003]', async () => {
    addressIs('/');
    await renderPage(routes, '/');
    await swipe([10, 100]);

    expect(hear.mock.calls).toEqual([
      ['foyer:orientation', 'base'],
      ['foyer:close', null],
    ]);
  });

  it('leads home from a page that the host has opened [AURORA-002]', async () => {
    await renderPage(routes, '/movies/mayak');
    await swipe([10, 100]);

    expect(goTo.mock.calls).toEqual([['/', { isReplacing: true }]]);
    expect(hear).not.toHaveBeenCalledWith('foyer:close', null);
  });

  it('goes back where a page came before [AURORA-002]', async () => {
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
    addressIs('/movies/mayak', { idx: 1 });
    await renderPage(routes, '/movies/mayak');
    await swipe([10, 100]);

    expect(back).toHaveBeenCalledTimes(1);
    expect(goTo).not.toHaveBeenCalled();
  });

  it('goes back while the page of the address is still being drawn [AURORA-002]', async () => {
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
    addressIs('/movies/mayak', { idx: 1 });
    await renderPage(routes, '/');
    await swipe([10, 100]);

    expect(back).toHaveBeenCalledTimes(1);
    expect(hear).not.toHaveBeenCalledWith('foyer:close', null);
  });

  it('takes no swipe of two fingers for one', async () => {
    await renderPage(routes, '/movies/mayak');
    await swipe([10, 100], 2);

    expect(goTo).not.toHaveBeenCalled();
  });

  it('tells the host how the screen shall lie, once for each change [AURORA-007, AURORA-008]', async () => {
    const router = await renderPage(routes, '/movies/mayak');
    await act(() => router.navigate('/'));
    await act(() => router.navigate('/movies/mayak/player'));

    expect(hear.mock.calls.filter(([name]) => name === 'foyer:orientation')).toEqual([
      ['foyer:orientation', 'base'],
      ['foyer:orientation', 'landscape'],
    ]);
  });
});
