import type { GuideSpot } from '@foyer/screens/guide';

/** Where a viewer stood in the guide. */
export interface GuidePlace {
  /** The day in view, `YYYY-MM-DD`. */
  date?: string;
  spot?: GuideSpot;
}

/** By the name of the entry in the history; gone with the document. */
const places = new Map<string, GuidePlace>();

/** Where the viewer left the guide of an entry of the history. NAV-006 */
export const keptGuidePlace = (key: string): GuidePlace | undefined => places.get(key);

/** Remembers it, so that going back leads there. */
export function keepGuidePlace(key: string, place: GuidePlace): void {
  places.set(key, { ...places.get(key), ...place });
}
