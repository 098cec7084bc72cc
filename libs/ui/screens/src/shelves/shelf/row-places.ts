/** Key of the places in the session storage. */
const rowsKey = 'foyer.rows';
const keptEntries = 50;

/** How far rows are scrolled, in pixels, by their names. */
type RowPlaces = Record<string, number>;

/** By the names of entries in the history, the latest last. */
let places: Map<string, RowPlaces> | undefined;

/** Whatever stands in the storage: a reader of a place checks what it got. */
function read(): Map<string, RowPlaces> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(rowsKey) ?? '[]') as [string, RowPlaces][]);
  } catch {
    return new Map();
  }
}

function save(): void {
  try {
    sessionStorage.setItem(rowsKey, JSON.stringify([...(places ?? [])]));
  } catch {
    // A page that is loaded again then has its rows at their starts.
  }
}

/** The places of the tab. From the first use on they are saved whenever the document may end. */
function allPlaces(): Map<string, RowPlaces> {
  if (places) return places;
  window.addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', save);
  return (places = read());
}

/** A row goes by its heading: the blocks of a page come in any order, and each when it is near. */
const nameOf = (row: Element): string =>
  row.closest('section')?.querySelector('h2')?.textContent ?? '';

/** The name of the current entry of the history, which the page gives to each. */
const entryHere = (): string => String(Reflect.get(window.history.state ?? {}, 'key'));

const placeOf = (row: Element): number => allPlaces().get(entryHere())?.[nameOf(row)] ?? 0;

/**
 * Calls before the next frame where a row is to stand further on than at its start.
 *
 * @param row - One that has just come: the entry of the history gets its name after that.
 */
export function followRowIfLeft(
  { current: row }: { current: Element | null },
  call: () => void,
): void {
  queueMicrotask(() => row && placeOf(row) !== 0 && call());
}

/** Scrolls a row to where it was left; one that has been moved since stays. NAV-006 */
export function placeRow(row: Element): void {
  const left = placeOf(row);
  if (left !== 0 && row.scrollLeft === 0) row.scrollTo({ left, behavior: 'instant' });
}

/** Scrolls the rows of a document that was loaded again, those too that the server is still writing. */
export function placeRows(): void {
  for (const row of document.querySelectorAll('section ul')) placeRow(row);
  if (document.readyState !== 'complete')
    window.addEventListener('load', placeRows, { once: true });
}

/**
 * Remembers where a row stands, for the entry of the history that it belongs to now: a row may still move when the history
 * has gone on.
 *
 * @returns Stops it.
 */
export function followPlace(row: Element): () => void {
  const entry = entryHere();
  const onScroll = () => {
    const all = allPlaces();
    const rows = { ...all.get(entry), [nameOf(row)]: row.scrollLeft };
    all.delete(entry);
    all.set(entry, rows);
    const [oldest] = all.keys();
    if (all.size > keptEntries && oldest !== undefined) all.delete(oldest);
  };
  row.addEventListener('scroll', onScroll, { passive: true });
  return () => row.removeEventListener('scroll', onScroll);
}
