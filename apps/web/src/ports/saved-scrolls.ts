import type { SavedScrolls } from '@foyer/navigation';
import { array, type GenericSchema, number, object, string } from 'valibot';
import { placesKey } from '@foyer/page-runtime/navigation/page-places';
import { readJson } from '@foyer/page-runtime/storage/read-json';

/** Key in the session storage. STORE-010 */
const mediaViewsKey = 'mediaViewScrolls';

const entriesSchema = array(object({ entry: string(), scrollY: number() }));
const mediaViewsSchema = array(object({ id: string(), scrollY: number() }));

/** A list of the session storage; empty where something else stands in its place. */
const readList = <Item>(key: string, schema: GenericSchema<Item[]>): Item[] =>
  readJson(() => sessionStorage.getItem(key), schema) ?? [];

/** The places that the tab has saved. NAV-006, STORE-010 */
export const readScrolls = (): SavedScrolls => ({
  entries: readList(placesKey, entriesSchema),
  mediaViews: readList(mediaViewsKey, mediaViewsSchema),
});

/** Saves them, where the browser allows that. */
export function writeScrolls({ entries, mediaViews }: SavedScrolls): void {
  try {
    sessionStorage.setItem(placesKey, JSON.stringify(entries));
    sessionStorage.setItem(mediaViewsKey, JSON.stringify(mediaViews));
  } catch {
    // Pages then begin at their top.
  }
}
