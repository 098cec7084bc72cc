import type { ColdStartServices } from '@foyer/blocks/page-services';

const dayMs = 24 * 60 * 60 * 1000;

/** The longest rest, in days: a longer one was written by a clock that has been set back since. */
const MOST_DAYS = 31;

/**
 * Whether the invitation to choose rests, for a profile in this browser. STORE-018, decision 0116
 *
 * @param marks - What the browser keeps for good; it may forbid both by throwing.
 * @param profileId - Of who is watching; nothing where that is not known.
 */
export function coldStartRest(
  marks: Pick<Storage, 'getItem' | 'setItem'>,
  profileId: () => string | undefined,
  nowMs: () => number,
): ColdStartServices {
  const key = () => `foyer.coldStartRest.${profileId()}`;
  return {
    isResting: () => {
      try {
        const leftMs = Number(marks.getItem(key()) ?? Number.NaN) - nowMs();
        return leftMs > 0 && leftMs <= MOST_DAYS * dayMs;
      } catch {
        return false;
      }
    },
    rest: ({ days }) => {
      if (profileId() === undefined) return;
      try {
        marks.setItem(key(), String(nowMs() + days * dayMs));
      } catch {
        // What cannot be kept counts for this page only.
      }
    },
  };
}
