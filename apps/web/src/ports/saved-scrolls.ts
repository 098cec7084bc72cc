import type { SavedScrolls } from '@foyer/navigation';
import { array, number, object, safeParse, string } from 'valibot';
import { readPlaces, writePlaces } from '../shell/page-places.ts';

/** Key in the session storage. STORE-010 */
const mediaViewsKey = 'mediaViewScrolls';

const mediaViewsSchema = array(object({ id: string(), scrollY: number() }));

function readMediaViews(): SavedScrolls['mediaViews'] {
  try {
    const text = sessionStorage.getItem(mediaViewsKey);
    const views = safeParse(mediaViewsSchema, JSON.parse(text ?? '[]'));
    return views.success ? views.output : [];
  } catch {
    return [];
  }
}

/** The places that the tab has saved; none where something else stands there. NAV-006, STORE-010 */
export const readScrolls = (): SavedScrolls => ({
  entries: readPlaces(),
  mediaViews: readMediaViews(),
});

/** Saves them, where the browser allows that. */
export function writeScrolls({ entries, mediaViews }: SavedScrolls): void {
  writePlaces(entries);
  try {
    sessionStorage.setItem(mediaViewsKey, JSON.stringify(mediaViews));
  } catch {
    // A media view then begins at its top.
  }
}
