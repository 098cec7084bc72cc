import { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, data, redirect } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadDocument, pageShown, setRouter } from '@foyer/page-runtime/navigation/page-navigation';
import { currentEntry } from '@foyer/page-runtime/navigation/page-places';
import { navigationPorts } from './navigation.ports.ts';
import { shownPage } from './shown-page.ts';

vi.mock('@foyer/page-runtime/navigation/page-navigation', { spy: true });

type Page = Parameters<typeof navigationPorts>[0]['page'];

const queryClient = new QueryClient();
let isBusy = false;
const ports = navigationPorts({ page: { queryClient } as Page, isBusy: () => isBusy });
const signal = new AbortController().signal;
let blockedWay = false;
let router: ReturnType<typeof createBrowserRouter>;

const load = (address: string, action: 'push' | 'replace' | 'pop' = 'push') =>
  ports.load({ address, action }, signal);

beforeEach(() => {
  window.history.replaceState({ idx: 0, key: 'first' }, '', '/');
  blockedWay = false;
  router = createBrowserRouter([
    { id: 'home', path: '/' },
    { id: 'media-view', path: '/:name', loader: () => (blockedWay ? redirect('/geoblock') : null) },
    { id: 'geoblock', path: '/geoblock' },
    {
      id: 'film',
      path: '/movies/:id',
      loader: () => {
        throw data({ code: 1_000_021 }, { status: 404 });
      },
      errorElement: null,
    },
  ]);
  setRouter(router);
  pageShown(router.state.location);
  router.subscribe(({ location }) => pageShown(location));
});

afterEach(() => router.dispose());

describe('navigationPorts', () => {
  it('answers with the page when the router has put it on the screen', async () => {
    const { page, failure } = await load('/series?genre=drama#new');

    expect(failure).toBeUndefined();
    expect(page).toEqual({
      entry: router.state.location.key,
      address: '/series?genre=drama#new',
      path: '/series',
      queryNames: ['genre'],
      mediaViewId: 'series',
      hasCookieNotice: true,
      hasAppBanner: false,
    });
  });

  it('answers with what stands in the place of a page that could not be loaded [NAV-004]', async () => {
    queryClient.setQueryData(['media-item', 'mayak'], { id: 'item-7', slug: 'mayak' });

    const { page, failure } = await load('/movies/mayak');

    expect(failure).toEqual({ status: 404, code: 1_000_021 });
    expect([page.address, page.itemId]).toEqual(['/movies/mayak', 'item-7']);
  });

  it('knows a page that the history has left by its own entry [NAV-006]', () => {
    const left = {
      ...router.state.location,
      key: 'left',
      pathname: '/movies/mayak',
      search: '?token=SECRET',
    };

    const page = shownPage(router, queryClient, left);

    expect([page.entry, page.address, page.path]).toEqual([
      'left',
      '/movies/mayak',
      '/movies/mayak',
    ]);
    expect(page.mediaViewId).toBeUndefined();
  });

  it('lets a redirect take the place of the page that was asked for [NAV-003]', async () => {
    await load('/series');
    blockedWay = true;
    const entries = window.history.length;

    const { page } = await load('/movies');

    expect(page.path).toBe('/geoblock');
    expect(window.history.length - entries).toBe(1);
  });

  it('lets it take the place of the entry that was gone back to, too', async () => {
    await load('/series');
    const entry = currentEntry();
    blockedWay = true;
    const entries = window.history.length;

    const { page } = await load('/series', 'pop');

    expect([page.path, page.entry]).toEqual(['/geoblock', entry]);
    expect(window.history.length).toBe(entries);
  });

  it('says so when the router stays where it is', async () => {
    await expect(load('//elsewhere.example/')).rejects.toThrow('External navigation');
  });

  it('makes what was fetched before stale, and fetches nothing for the page that goes [NAV-005]', async () => {
    const queryFn = vi.fn(async () => 'answer');
    await queryClient.prefetchQuery({ queryKey: ['menu'], queryFn, staleTime: 5000 });

    ports.invalidateQueries();

    expect(queryClient.getQueryState(['menu'])?.isInvalidated).toBe(true);
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it('puts a reload off while the viewer is busy [NAV-010]', async () => {
    const loaded: string[] = [];
    vi.mocked(loadDocument).mockImplementation((address) => void loaded.push(address));
    const target = { address: '/series', action: 'push' } as const;

    isBusy = true;
    await ports.reload(target, signal);
    expect(loaded).toEqual([]);
    isBusy = false;
    void ports.reload(target, signal);

    expect(loaded).toEqual(['/series']);
  });

  it('asks the web server which revision it serves [NAV-009]', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch');
    fetching.mockResolvedValueOnce(Response.json({ version: 'def5678' }));
    fetching.mockResolvedValueOnce(Response.json({ version: 7 }));

    expect(await ports.fetchVersion(undefined, signal)).toEqual({ version: 'def5678' });
    expect(fetching.mock.calls[0]?.[0]).toBe('/app_info');
    await expect(ports.fetchVersion(undefined, signal)).rejects.toThrow('Expected string');
    fetching.mockRestore();
  });
});
