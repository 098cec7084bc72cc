import type { Ad, AdResource, Companion } from '../model/ad.types.ts';
import { canShow } from '../walled-frame/show-resource.ts';

/** A place beside the picture, or over it in a pause. */
export interface CompanionPlace {
  /** By which companions may ask for it. */
  id?: string;
  /** CSS pixels. */
  width: number;
  height: number;
}

/** A companion that has found its place; JSON-safe. */
export interface PlacedCompanion {
  place: CompanionPlace;
  companion: Companion;
  /** The best of its resources that can be shown. */
  resource: AdResource;
}

/** What was found for the places of a page. */
export interface CompanionChoice {
  placed: readonly PlacedCompanion[];
  /** The advertisement must not be shown without more of them. VAST 4.3 §3.13 */
  isMissing: boolean;
}

const fits = (companion: Companion, place: CompanionPlace): boolean =>
  (companion.adSlotId === undefined || place.id === undefined || companion.adSlotId === place.id) &&
  companion.width <= place.width &&
  companion.height <= place.height;

const areaOf = ({ width, height }: Companion): number => width * height;

/**
 * Chooses companions for places: each place takes the largest that fits, and none stands twice.
 *
 * @param hasFrames - Whether there are walled documents for pages and markup.
 */
export function chooseCompanions(
  { companions, requiredCompanions }: Pick<Ad, 'companions' | 'requiredCompanions'>,
  places: readonly CompanionPlace[],
  hasFrames: boolean,
): CompanionChoice {
  const left = companions
    .flatMap((companion) => {
      const resource = companion.resources.find((one) => canShow(one, hasFrames));
      return resource ? [{ companion, resource }] : [];
    })
    .toSorted((one, other) => areaOf(other.companion) - areaOf(one.companion));
  const placed = places.flatMap((place): PlacedCompanion[] => {
    const index = left.findIndex(({ companion }) => fits(companion, place));
    const [found] = index < 0 ? [] : left.splice(index, 1);
    return found ? [{ place, ...found }] : [];
  });
  const needed = { all: companions.length, any: Math.min(1, companions.length), none: 0 };
  return { placed, isMissing: placed.length < needed[requiredCompanions] };
}
