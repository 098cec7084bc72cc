import type { ApiError, CallPlace, NetworkError } from '@foyer/client';

/** A call that failed, and where it went. */
export interface FailedCall {
  failure: ApiError | NetworkError;
  place: CallPlace;
}

/** Hands failed calls on to the session, which loads after the first calls may have failed. */
export interface FailureRelay {
  report: (failure: FailedCall['failure'], place: CallPlace) => void;
  /** Told of what has failed so far, then of each failure as it comes. */
  listen: (listener: (call: FailedCall) => void) => void;
  /** Told once, of the first failure that nobody listens to yet. */
  onUnheard: (start: () => void) => void;
}

/** More than these at once say nothing new. */
const keptCalls = 20;

/** A relay that keeps what comes before anyone listens. */
export function createFailureRelay(): FailureRelay {
  const kept: FailedCall[] = [];
  let hear: ((call: FailedCall) => void) | undefined;
  let startListening: (() => void) | undefined;
  return {
    report: (failure, place) => {
      const call = { failure, place };
      if (hear) return hear(call);
      if (kept.length < keptCalls) kept.push(call);
      startListening?.();
    },
    listen: (listener) => {
      hear = listener;
      for (const call of kept.splice(0)) listener(call);
    },
    onUnheard: (start) => {
      startListening = start;
      if (kept.length > 0) start();
    },
  };
}
