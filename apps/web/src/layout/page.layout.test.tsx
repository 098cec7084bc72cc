import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setBrowserPage } from '@foyer/page-runtime/page/browser-page';
import { makeBrowserPage } from '@foyer/page-runtime/testing/browser-page';
import { renderPage } from '@foyer/page-runtime/testing/render-page';
import BareLayout from './bare.layout.tsx';
import { ErrorPage } from './error-page.tsx';
import PageLayout, { clientLoader } from './page.layout.tsx';

let mounts = 0;

function Channel() {
  const [mount] = useState(() => (mounts += 1));
  return <p>{`mount ${mount}`}</p>;
}

const routes = [
  {
    element: <PageLayout />,
    children: [{ id: 'channel', path: '/tv/:id', element: <Channel /> }],
  },
  {
    element: <BareLayout />,
    children: ['/pay', '/embed/promocode'].map((path) => ({ path, element: <p>form</p> })),
  },
  { path: '*', element: <ErrorPage status={404} error={undefined} /> },
];

/** Header and footer that are on the screen. */
const frame = () => [
  ...screen.queryAllByRole('banner').map(() => 'banner'),
  ...screen.queryAllByRole('contentinfo').map(() => 'contentinfo'),
];

afterEach(cleanup);

describe('layout', () => {
  it('is taken away by the address and given back, while the page stays [SHELL-001, ROUTE-004]', async () => {
    const router = await renderPage(routes, '/tv/pervyi');
    await waitFor(() => expect(frame()).toEqual(['banner', 'contentinfo']));
    const mounted = screen.getByText(/mount/u).textContent;

    await act(() => router.navigate('/tv/pervyi?player'));
    await waitFor(() => expect(frame()).toEqual([]));

    await act(() => router.navigate('/tv/pervyi'));
    await waitFor(() => expect(frame()).toEqual(['banner', 'contentinfo']));
    expect(screen.getByText(/mount/u).textContent).toBe(mounted);
  });

  it('is only the main area and the way home around a bare page [ROUTE-068, ROUTE-088]', async () => {
    await renderPage(routes, '/pay');

    expect((await screen.findByRole('main')).textContent).toBe('form');
    expect(screen.getByRole('link', { name: 'Софит' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('leads nowhere inside the page of another site [ROUTE-069]', async () => {
    await renderPage(routes, '/embed/promocode');

    expect((await screen.findByRole('main')).textContent).toBe('form');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('stands around what is not found, but not inside pages of others [ROUTE-083, ROUTE-084]', async () => {
    const router = await renderPage(routes, '/no/such/page');
    expect(await screen.findByRole('heading', { name: 'Здесь темно' })).toBeTruthy();
    expect(frame()).toContain('contentinfo');

    await act(() => router.navigate('/partner/embed/page'));
    await waitFor(() => expect(frame()).toEqual([]));
    expect(screen.getByRole('heading', { name: 'Здесь темно' })).toBeTruthy();
  });
});

describe('the way to a page with a header', () => {
  it('brings the menu where none was asked for before, and does not wait for one that failed', async () => {
    const call = vi.fn(async (_operation: { operationId: string }) =>
      Promise.reject(new Error('No menu')),
    );
    setBrowserPage(makeBrowserPage({ client: { call } }));

    await clientLoader();
    await clientLoader();

    expect(call).toHaveBeenCalledOnce();
    expect(call.mock.lastCall?.[0].operationId).toBe('listMenuItems');
  });
});
