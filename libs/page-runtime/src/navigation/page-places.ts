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

/** Whatever stands there: whoever uses it must be ready for something else. */
const readPlaces = (): EntryPlace[] =>
  JSON.parse(sessionStorage.getItem(placesKey) ?? '[]') as EntryPlace[];

/** Saves where the page stands that is about to be left without the flow, where the browser allows that. */
export function keepPlace(): void {
  const entry = currentEntry();
  try {
    const others = readPlaces().filter((place) => place.entry !== entry);
    const places = [...others, { entry, scrollY: window.scrollY }].slice(-keptPlaces);
    sessionStorage.setItem(placesKey, JSON.stringify(places));
  } catch {
    // Going back then leads to the top.
  }
}

/** Where the current entry was left, if that is known. */
export function placeOfEntry(): number | undefined {
  const entry = currentEntry();
  try {
    return readPlaces().find((place) => place.entry === entry)?.scrollY;
  } catch {
    return undefined;
  }
}
