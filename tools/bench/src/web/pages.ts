/** A page to measure. */
export interface BenchPage {
  name: string;
  /** With its query; the same on our site and on the floor. */
  path: string;
  /** Calls of the backend whose answers the page shows; paths below `/api/v1`. */
  calls: readonly string[];
  /** Where one real press lands on our page. */
  press: string;
  /** Where it lands on the floor. @default the same, so that the browser has as much to scroll and to draw for it */
  floorPress?: string;
  /** Demo account of a page that needs one; a visitor opens the others. */
  login?: string;
  /** It is made of many blocks, and read to its end. */
  isLong?: boolean;
}

const nextInRow = 'main button[aria-label^="Дальше по ряду"]:not([hidden])';

/** The pages whose times are promised. */
export const benchPages: readonly BenchPage[] = [
  { name: 'home', path: '/', calls: ['/menu', '/media-views/main'], press: nextInRow },
  {
    name: 'catalogue',
    path: '/catalog',
    calls: ['/menu', '/catalogue/filters', '/catalogue?page=1'],
    press: 'main button[aria-haspopup="listbox"]',
  },
  {
    name: 'film',
    path: '/movies/kassiopeya',
    calls: ['/menu', '/media-items/kassiopeya'],
    press: 'main button[aria-pressed]',
  },
  {
    name: 'channel',
    path: '/tv/arena',
    calls: ['/menu', '/channels/arena', '/channels?genre=sport&limit=40'],
    press: 'main button[aria-pressed]',
  },
  {
    name: 'guide',
    path: '/tv',
    calls: ['/menu', '/channels?limit=100'],
    press: 'main button[aria-haspopup="listbox"]',
  },
  {
    name: 'search',
    path: '/search?query=kino',
    calls: ['/menu', '/search?query=kino'],
    press: nextInRow,
  },
  {
    name: 'my',
    path: '/my',
    calls: ['/menu', '/user', '/positions?continue_watching=1&limit=3'],
    press: 'main a[href="/my/collection"]',
    // Without scripts there is no button, and a link would lead away.
    floorPress: 'h1',
    login: '+79000000005',
  },
  {
    name: 'landing',
    path: '/landing',
    calls: ['/menu', '/media-views/landing'],
    press: nextInRow,
    isLong: true,
  },
  {
    name: 'certificates',
    path: '/podarochnye-sertifikaty',
    calls: ['/menu', '/media-views/podarochnye-sertifikaty'],
    press: 'main button',
    floorPress: 'main h1',
    isLong: true,
  },
];

/** The page whose answers per second are counted. */
export const ratedPage = benchPages[0] as BenchPage;

/** A page without blocks. */
export const blocklessPath = '/faq';
