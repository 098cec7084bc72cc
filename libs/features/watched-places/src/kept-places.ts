/** Where a profile stands in a title, as long as the service has not confirmed it. */
export interface KeptPlace {
  profileId: string;
  /** Id of the film or the episode. */
  contentId: string;
  /** Of the stream. */
  seconds: number;
  /** When the viewer stood there, by the clock of this machine, in milliseconds since 1970. */
  atMs: number;
  /** The place that the service knew before, in seconds. */
  before: number;
}

/** Reads, keeps and forgets places. */
export interface KeptPlaces {
  /** Those of a profile, the oldest first. */
  of: (profileId: string) => KeptPlace[];
  /** In place of an older one of the same title. */
  keep: (place: KeptPlace) => void;
  /** Unless there is a newer one by now. */
  forget: (place: KeptPlace) => void;
}

type Marks = Pick<Storage, 'getItem' | 'setItem'>;

/** Of the places in local storage. */
export const placesKey = 'foyer.watched';

/** More titles than this were not watched without a network. */
const MOST_KEPT = 50;

const isPlace = (found: unknown): found is KeptPlace => {
  if (typeof found !== 'object' || found === null) return false;
  const { profileId, contentId, seconds, atMs, before } = found as Partial<KeptPlace>;
  return (
    typeof profileId === 'string' &&
    typeof contentId === 'string' &&
    [seconds, atMs, before].every(Number.isFinite)
  );
};

const isSameTitle = (one: KeptPlace, other: KeptPlace) =>
  one.profileId === other.profileId && one.contentId === other.contentId;

/**
 * Places that the service does not know yet, in a storage that outlives the tab. Where the browser forbids that, or it
 * is full, they are kept for this page. The early script of the player reads them too, so nothing is imported here.
 */
export function createKeptPlaces(storage: Marks): KeptPlaces {
  /** Those that the storage did not take. */
  let own: KeptPlace[] = [];

  const stored = (): KeptPlace[] => {
    try {
      const found: unknown = JSON.parse(storage.getItem(placesKey) ?? '[]');
      return Array.isArray(found) ? found.filter(isPlace) : [];
    } catch {
      return [];
    }
  };
  const read = () => [
    ...stored().filter((place) => !own.some((other) => isSameTitle(place, other))),
    ...own,
  ];
  const write = (places: KeptPlace[]) => {
    const latest = places.slice(-MOST_KEPT);
    try {
      storage.setItem(placesKey, JSON.stringify(latest));
      own = [];
    } catch {
      own = latest;
    }
  };

  return {
    of: (profileId) => read().filter((place) => place.profileId === profileId),
    keep: (place) => write([...read().filter((other) => !isSameTitle(place, other)), place]),
    forget: (place) => {
      const places = read();
      const left = places.filter((other) => !isSameTitle(place, other) || other.atMs > place.atMs);
      if (left.length < places.length) write(left);
    },
  };
}
