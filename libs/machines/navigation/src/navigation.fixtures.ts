import type { NavigationInput, NavigationPage, NavigationPorts } from './navigation.types.ts';

const pageAt = (entry: string, path: string): NavigationPage => ({
  entry,
  address: path,
  path,
  queryNames: [],
  hasCookieNotice: true,
  hasAppBanner: true,
});

/** Pages, by what they are. */
export const navigationPages = {
  home: pageAt('entry-1', '/'),
  movies: { ...pageAt('entry-2', '/movies'), mediaViewId: 'movies' },
  film: { ...pageAt('entry-3', '/movies/metropolis'), itemId: 'metropolis' },
  /** The same media view as {@link navigationPages.movies}, reached once more. */
  moviesAgain: { ...pageAt('entry-4', '/movies'), mediaViewId: 'movies' },
  anchored: { ...pageAt('entry-5', '/faq'), address: '/faq#devices' },
  /** The film with another query. */
  filmFiltered: {
    ...pageAt('entry-3', '/movies/metropolis'),
    itemId: 'metropolis',
    address: '/movies/metropolis?season=2',
    queryNames: ['season'],
  },
} satisfies Record<string, NavigationPage>;

/** Documents, by what the tab has saved before. */
export const navigationInputs = {
  fresh: {
    page: navigationPages.home,
    saved: { entries: [], mediaViews: [] },
    revision: 'abc1234',
    listeners: ['modal'],
  },
  reloaded: {
    page: navigationPages.home,
    saved: { entries: [{ entry: 'entry-1', scrollY: 640 }], mediaViews: [] },
    revision: 'abc1234',
    listeners: ['modal'],
  },
} satisfies Record<string, NavigationInput>;

/** A site that has every page and serves the running revision; each effect may be replaced. */
export const fakeNavigationPorts = (replaced: Partial<NavigationPorts> = {}): NavigationPorts => ({
  preload: async () => undefined,
  load: async () => ({ status: 'loaded' }),
  fetchVersion: async () => ({ version: 'abc1234' }),
  reload: () => new Promise(() => {}),
  showPage: () => {},
  invalidateQueries: () => {},
  saveScrolls: () => {},
  placePage: () => {},
  ...replaced,
});
