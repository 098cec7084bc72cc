/** Refuses a caller after so many calls in a window of time. */
export interface RateLimit {
  /** Seconds to wait, 0 when the call may go on. */
  take(key: string, nowMs: number): number;
  /** Uncounts a call: it was refused for another reason. */
  giveBack(key: string): void;
}

/**
 * Counts in this process only: it keeps one client from drowning the service. What protects secrets
 * is counted in the database.
 */
export function createRateLimit({
  calls,
  windowMs,
}: {
  calls: number;
  windowMs: number;
}): RateLimit {
  let counts = new Map<string, number>();
  let windowEndsMs = 0;
  return {
    take: (key, nowMs) => {
      // A clock that was set back would else hold the window open until it is where it was.
      if (nowMs >= windowEndsMs || nowMs < windowEndsMs - windowMs) {
        counts = new Map();
        windowEndsMs = nowMs + windowMs;
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= calls ? 0 : Math.ceil((windowEndsMs - nowMs) / 1000);
    },
    giveBack: (key) => {
      const count = counts.get(key);
      if (count !== undefined) counts.set(key, count - 1);
    },
  };
}
