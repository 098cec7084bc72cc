import type {
  NavigationContext,
  NavigationPage,
  NavigationTarget,
  PagePlace,
  SavedScrolls,
} from './navigation.types.ts';

/** Places that are kept; whoever goes back further starts at the top. */
const PLACES_MAX = 50;

const newest = <T>(places: readonly T[]): readonly T[] => places.slice(-PLACES_MAX);

/** The places, with the one of this page as the newest. NAV-006, STORE-010 */
export function withPlace(
  saved: SavedScrolls,
  page: NavigationPage,
  scrollY: number,
): SavedScrolls {
  const { entry, mediaViewId: id } = page;
  const entries = saved.entries.filter((place) => place.entry !== entry);
  const mediaViews = saved.mediaViews.filter((place) => place.id !== id);
  return {
    entries: newest([...entries, { entry, scrollY }]),
    mediaViews: newest(id === undefined ? mediaViews : [...mediaViews, { id, scrollY }]),
  };
}

/** Where an entry of the history was left. */
export const entryPlace = ({ entries }: SavedScrolls, entry: string): number | undefined =>
  entries.find((place) => place.entry === entry)?.scrollY;

const viewPlace = ({ mediaViews }: SavedScrolls, id: string | undefined): number | undefined =>
  mediaViews.find((place) => place.id === id)?.scrollY;

/** Whether only the address of the page on the screen changes, such as a filter in its query. */
export const isInPlace = (
  here: NavigationPage,
  { action }: NavigationTarget,
  next: NavigationPage,
): boolean => action === 'replace' && next.path === here.path && next.address !== here.address;

/**
 * Where a page that came begins; nothing where it stays as it is.
 *
 * Back and forward lead to where the entry was left, and every way from another page into a media view to where the
 * view was left. STORE-011
 */
export function placeOf(
  { page: here, saved }: Pick<NavigationContext, 'page' | 'saved'>,
  target: NavigationTarget,
  page: NavigationPage,
): PagePlace | undefined {
  const { entry, path, address, mediaViewId } = page;
  const isRedirected = target.address.split(/[?#]/)[0] !== path;
  if (target.action === 'pop' && !isRedirected)
    return entryPlace(saved, entry) ?? viewPlace(saved, mediaViewId) ?? 0;
  if (isInPlace(here, target, page)) return undefined;
  if (address.includes('#')) return 'fragment';
  return mediaViewId === here.mediaViewId ? 0 : (viewPlace(saved, mediaViewId) ?? 0);
}
