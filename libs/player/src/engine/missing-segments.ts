import { MOST_SKIPS_IN_A_ROW } from './limits.ts';

/** What to do about a segment that does not come. */
export type MissingAnswer = 'otherRendition' | 'skip' | 'retry' | 'giveUp';

/** Remembers what was missing in one playback. */
export interface MissingSegments {
  /**
   * Notes that a segment is missing.
   *
   * @param kind - Sound or picture; each has its own troubles.
   * @param place - Names its time, the same in every rendition.
   * @param hasOthers - Whether there is another rendition to ask.
   */
  miss: (kind: string, place: string | number, hasOthers: boolean) => MissingAnswer;
  /** Notes that a segment of a kind came. */
  came: (kind: string) => void;
  /**
   * Notes that a segment's connection always ends before it has come. Unlike one that is not there it may still come,
   * since the network may be what breaks; then so does the next one, and that is waited for.
   *
   * @param isShown - Whether anything is loaded: before that, there is no sign that anything comes.
   */
  breaks: (
    kind: string,
    place: string | number,
    facts: { hasOthers: boolean; isShown: boolean },
  ) => MissingAnswer;
}

/**
 * One other rendition is tried; then the time is passed over, since a viewer waits while each is asked. When nothing
 * comes any more, the stream is not there.
 */
export function createMissingSegments(): MissingSegments {
  const tried = new Set<string>();
  /** Places that are passed over since one of a kind came; a library may ask for one in several renditions. */
  const skips = new Map<string, Set<string | number>>();
  const goElsewhere = (name: string) => {
    if (tried.has(name)) return false;
    tried.add(name);
    return true;
  };
  const skip = (kind: string, place: string | number) => {
    const places = (skips.get(kind) ?? new Set()).add(place);
    skips.set(kind, places);
    return places.size;
  };
  return {
    miss: (kind, place, hasOthers) => {
      if (hasOthers && goElsewhere(`${kind}-${place}`)) return 'otherRendition';
      return skip(kind, place) > MOST_SKIPS_IN_A_ROW ? 'giveUp' : 'skip';
    },
    breaks: (kind, place, { hasOthers, isShown }) => {
      if (hasOthers && goElsewhere(`${kind}-${place}`)) return 'otherRendition';
      const before = skips.get(kind);
      if (!isShown || (before && !before.has(place))) return 'retry';
      skip(kind, place);
      return 'skip';
    },
    came: (kind) => {
      skips.delete(kind);
    },
  };
}
