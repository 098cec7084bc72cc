import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import BareLayout from './bare.layout.tsx';
import { ErrorPage } from './error-page.tsx';
import PageLayout from './page.layout.tsx';

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
  { element: <BareLayout />, children: [{ path: '/pay', element: <p>payment</p> }] },
  { path: '*', element: <ErrorPage status={404} error={undefined} /> },
];

/** Header and footer that are on the screen. */
const frame = () => [
  ...screen.queryAllByRole('banner').map(() => 'banner'),
  ...screen.queryAllByRole('contentinfo').map(() => 'contentinfo'),
];

afterEach(cleanup);

describe('layout', () => {
  it('is taken away by the address and given back, while the page stays [SHELL-001] [ROUTE-004]', async () => {
    const router = await renderPage(routes, '/tv/pervyi');
    await waitFor(() => expect(frame()).toEqual(['banner', 'contentinfo']));
    const mounted = screen.getByText(/mount/u).textContent;

    await act(() => router.navigate('/tv/pervyi?player'));
    await waitFor(() => expect(frame()).toEqual([]));

    await act(() => router.navigate('/tv/pervyi'));
    await waitFor(() => expect(frame()).toEqual(['banner', 'contentinfo']));
    expect(screen.getByText(/mount/u).textContent).toBe(mounted);
  });

  it('is only the main area around a bare page [ROUTE-068]', async () => {
    await renderPage(routes, '/pay');

    expect((await screen.findByRole('main')).textContent).toBe('payment');
    expect(frame()).toEqual([]);
  });

  it('stands around what is not found, but not inside pages of others [ROUTE-083] [ROUTE-084]', async () => {
    const router = await renderPage(routes, '/no/such/page');
    expect(await screen.findByRole('heading', { name: 'Здесь темно' })).toBeTruthy();
    expect(frame()).toContain('contentinfo');

    await act(() => router.navigate('/partner/embed/page'));
    await waitFor(() => expect(frame()).toEqual([]));
    expect(screen.getByRole('heading', { name: 'Здесь темно' })).toBeTruthy();
  });
});
