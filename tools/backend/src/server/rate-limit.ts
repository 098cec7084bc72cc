/** Refuses a caller after so many calls in a window of time. */
export interface RateLimit {
  /** Seconds to wait, 0 when the call may go on. */
  take(key: string, nowMs: number): number;
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
      if (nowMs >= windowEndsMs) {
        counts = new Map();
        windowEndsMs = nowMs + windowMs;
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= calls ? 0 : Math.ceil((windowEndsMs - nowMs) / 1000);
    },
  };
}
