import type { Viewer } from '../sessions/viewer.ts';
import type { CatalogueSnapshot, MediaItemRow } from './catalogue.store.ts';

/**
 * Years of the highest age limit of the viewer's profile: what is above it cannot be played, PIN or no
 * PIN, so pages and lists do not show it. Without a profile everything is shown.
 */
export function highestAge(viewer: Viewer | undefined, { ageLimits }: CatalogueSnapshot): number {
  const profile = viewer?.profile ?? viewer?.heldBy?.profile;
  if (!profile) return Infinity;
  return ageLimits.get(profile.maxAgeLimitId)?.ageValue ?? Infinity;
}

/** Says of titles whether they are shown to a viewer. */
export function shownTo(
  viewer: Viewer | undefined,
  snapshot: CatalogueSnapshot,
): (title: MediaItemRow) => boolean {
  const highest = highestAge(viewer, snapshot);
  return ({ ageLimitId }) => (snapshot.ageLimits.get(ageLimitId)?.ageValue ?? 0) <= highest;
}
