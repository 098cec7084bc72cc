import type { Limits } from '../config-limits.ts';
import { Failure } from './failure.ts';
import { createRateLimit } from './rate-limit.ts';
import { hashToken } from './secrets.ts';

const MINUTE_MS = 60_000;

/** Seconds after which a process that is busy may have room again. */
const BUSY_SECONDS = 2;

/** Who asks for a change, as far as it is known before the session is looked for. */
export interface Writer {
  network: string;
  /** What was sent as the token of a session. */
  token: string | undefined;
}

/**
 * Holds back who changes too much, in this process. Many viewers may share an address, so one of them is held back by
 * what they are themselves: their session. What it refuses does not count for the address, so neighbours do not feel it.
 * Each call throws Failure `tooManyCalls`.
 */
export interface WriteLimits {
  /** Counts a change before anything is done for it. */
  count(writer: Writer, nowMs: number): void;
  /** Counts it once more when the token turns out to be nobody's: invented ones are one caller. */
  countUnknown(writer: Writer, nowMs: number): void;
  /** Takes a place among the changes that are being answered; what it returns gives the place back. */
  begin(): () => void;
}

/** Nothing has been counted yet. */
export function createWriteLimits(limits: Limits): WriteLimits {
  const aMinute = (calls: number) => createRateLimit({ calls, windowMs: MINUTE_MS });
  const ofAddress = aMinute(limits.writesPerAddress);
  const ofSession = aMinute(limits.writesPerSession);
  const withoutSession = aMinute(limits.writesWithoutSession);
  let running = 0;

  const refuseFor = (retryAfterSeconds: number): void => {
    if (retryAfterSeconds > 0) throw new Failure('tooManyCalls', { retryAfterSeconds });
  };

  return {
    count: ({ network, token }, nowMs) => {
      refuseFor(ofAddress.take(network, nowMs));
      const waitSeconds =
        token === undefined
          ? withoutSession.take(network, nowMs)
          : ofSession.take(hashToken(token), nowMs);
      if (waitSeconds > 0) ofAddress.giveBack(network);
      refuseFor(waitSeconds);
    },
    countUnknown: ({ network, token }, nowMs) => {
      if (token !== undefined) refuseFor(withoutSession.take(network, nowMs));
    },
    begin: () => {
      if (running >= limits.writesAtOnce) refuseFor(BUSY_SECONDS);
      running += 1;
      return () => {
        running -= 1;
      };
    },
  };
}
