import { qualityBand, type TrackOption } from '@foyer/player-machine';

/** A picture size that a title is made in. */
export interface Rendition<Id> {
  id: Id;
  height: number;
  /** Bits per second. */
  bandwidth: number;
}

/** A quality that can be chosen, and the rendition that it stands for. */
export interface QualityOption<Id> extends TrackOption {
  rendition: Id;
}

/** Renditions as a list for people, the best first; of several in one band the best one stays. PLAYER-048 to PLAYER-056 */
export function qualityOptions<Id>(renditions: readonly Rendition<Id>[]): QualityOption<Id>[] {
  const best = new Map<string, Rendition<Id>>();
  for (const rendition of renditions) {
    const band = qualityBand(rendition.height);
    const known = best.get(band);
    if (!known || rendition.bandwidth > known.bandwidth) best.set(band, rendition);
  }
  return [...best]
    .sort(([, one], [, other]) => other.height - one.height)
    .map(([band, { id }]) => ({ value: band, title: band, rendition: id }));
}
