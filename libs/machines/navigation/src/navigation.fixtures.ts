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

const fresh = {
  page: navigationPages.home,
  scrollY: 0,
  saved: { entries: [], mediaViews: [] },
  revision: 'abc1234',
  listeners: ['modal'],
} satisfies NavigationInput;

/** Starts, by what went before. */
export const navigationInputs = {
  fresh,
  /** The flow starts on a page that has been read. */
  scrolled: { ...fresh, scrollY: 640 },
  /** An earlier document of the tab has saved where it was left. */
  returned: {
    ...fresh,
    page: navigationPages.film,
    saved: { entries: [{ entry: 'entry-1', scrollY: 640 }], mediaViews: [] },
  },
} satisfies Record<string, NavigationInput>;

/** A site that has every page and serves the running revision; each effect may be replaced. */
export const fakeNavigationPorts = (replaced: Partial<NavigationPorts> = {}): NavigationPorts => ({
  load: async ({ address, action }) => ({
    page: pageAt(`${action} ${address}`, address),
    failure: undefined,
  }),
  fetchVersion: async () => ({ version: 'abc1234' }),
  reload: () => new Promise(() => {}),
  invalidateQueries: () => {},
  saveScrolls: () => {},
  placePage: () => {},
  ...replaced,
});
