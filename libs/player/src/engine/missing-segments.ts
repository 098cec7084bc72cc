import { MOST_SKIPS_IN_A_ROW } from './limits.ts';

/** What to do about a segment that is not there. */
export type MissingAnswer = 'otherRendition' | 'skip' | 'giveUp';

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
}

/**
 * One other rendition is tried; then the time is passed over, since a viewer waits while each is asked. When nothing
 * comes any more, the stream is not there.
 */
export function createMissingSegments(): MissingSegments {
  const tried = new Set<string>();
  const skips = new Map<string, number>();
  return {
    miss: (kind, place, hasOthers) => {
      const name = `${kind}-${place}`;
      if (hasOthers && !tried.has(name)) {
        tried.add(name);
        return 'otherRendition';
      }
      const inARow = (skips.get(kind) ?? 0) + 1;
      skips.set(kind, inARow);
      return inARow > MOST_SKIPS_IN_A_ROW ? 'giveUp' : 'skip';
    },
    came: (kind) => {
      skips.delete(kind);
    },
  };
}
