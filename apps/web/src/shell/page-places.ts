/** Where an entry of the browser's history was left, in pixels. */
interface EntryPlace {
  entry: string;
  scrollY: number;
}

/** Key of the places in the session storage. NAV-006 */
export const placesKey = 'foyer.places';
const keptPlaces = 50;

/** Path of the address bar with query and fragment. */
export const addressHere = (): string =>
  window.location.pathname + window.location.search + window.location.hash;

/** The current entry of the history by its name, which it gets from the router, or here where it has none. */
export function currentEntry(): string {
  const state: { key?: unknown } | null = window.history.state;
  if (typeof state?.key === 'string') return state.key;
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...state, key }, '');
  return key;
}

const isPlace = (value: unknown): value is EntryPlace =>
  typeof value === 'object' &&
  value !== null &&
  'entry' in value &&
  typeof value.entry === 'string' &&
  'scrollY' in value &&
  typeof value.scrollY === 'number';

/** The places that the tab has saved; none where something else stands there. */
export function readPlaces(): readonly EntryPlace[] {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(placesKey) ?? '[]');
    return Array.isArray(places) ? places.filter(isPlace) : [];
  } catch {
    return [];
  }
}

/** Saves the places, where the browser allows that. */
export function writePlaces(places: readonly EntryPlace[]): void {
  try {
    sessionStorage.setItem(placesKey, JSON.stringify(places));
  } catch {
    // Going back then leads to the top.
  }
}

/** Saves where the page stands that is about to be left. */
export function keepPlace(): void {
  const entry = currentEntry();
  const others = readPlaces().filter((place) => place.entry !== entry);
  writePlaces([...others, { entry, scrollY: window.scrollY }].slice(-keptPlaces));
}

/** Where the current entry was left, if that is known. */
export function placeOfEntry(): number | undefined {
  const entry = currentEntry();
  return readPlaces().find((place) => place.entry === entry)?.scrollY;
}
