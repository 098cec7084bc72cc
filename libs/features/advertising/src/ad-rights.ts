import type { PlayBreak } from '@foyer/player';

/** How long the service may take to say whether advertising has gone, in milliseconds; then the break plays. */
const ANSWER_LIMIT_MS = 2_000;

/** Asks the service whether what plays still has advertisements for this viewer. */
export type HasAds = (signal: AbortSignal) => Promise<boolean>;

/** Whether a playback still has its advertisements, which it was given when it began. */
export interface AdRights {
  /** Something was bought or given: the service is asked in the break, or before the next one. */
  doubt: () => void;
  /**
   * Ends a break with `adFree` once the service says that the title has no advertisements any more. A service that does not
   * answer, or refuses, leaves them.
   */
  guard: (playBreak: PlayBreak, hasAds: HasAds) => PlayBreak;
}

/** Makes the rights of one playback; certain at first. */
export function createAdRights(): AdRights {
  let isInDoubt = false;
  const hearers = new Set<() => void>();
  const isAdFree = async (hasAds: HasAds, signal: AbortSignal): Promise<boolean> => {
    isInDoubt = false;
    try {
      return !(await hasAds(AbortSignal.any([signal, AbortSignal.timeout(ANSWER_LIMIT_MS)])));
    } catch {
      isInDoubt = true;
      return false;
    }
  };
  return {
    doubt: () => {
      isInDoubt = true;
      for (const hear of hearers) hear();
    },
    guard: (playBreak, hasAds) => async (adBreak, tools) => {
      if (isInDoubt && (await isAdFree(hasAds, tools.signal))) return { status: 'adFree' };
      const end = new AbortController();
      const check = () =>
        void isAdFree(hasAds, tools.signal).then((isFree) => isFree && end.abort());
      hearers.add(check);
      try {
        const signal = AbortSignal.any([tools.signal, end.signal]);
        const result = await playBreak(adBreak, { ...tools, signal });
        return end.signal.aborted ? { status: 'adFree' } : result;
      } finally {
        hearers.delete(check);
      }
    },
  };
}
