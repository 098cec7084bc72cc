import type { ApiErrorBody, PurchaseHint } from './errors.schema.ts';

/** What a refused call rejects with, seen from code that does not know the client. */
export interface ApiFailure extends Error {
  readonly name: 'ApiError';
  /** HTTP status, 400 to 599. */
  readonly status: number;
  /** The answer's `error_code`; absent when something in between answered without one. */
  readonly code: number | undefined;
  /** Sentence for the viewer in the session's language; empty when the answer had none. */
  readonly description: string;
  readonly operationId: string;
  /** Seconds until the call may be tried again, with a 429. */
  readonly retryAfterSeconds: number | undefined;
  /** What to buy, with `purchaseRequired`. */
  readonly purchase?: PurchaseHint | undefined;
  /** What shows that the account is the caller's, with `proofRequired`. */
  readonly proof?: ApiErrorBody['proof'];
  /** What it costs now, with `priceChanged`. */
  readonly price?: unknown;
}

/** What a call without any answer rejects with, seen from code that does not know the client. */
export interface NetworkFailure extends Error {
  readonly name: 'NetworkError';
  /** System name of the cause, such as `ECONNREFUSED`; `ERR_NETWORK` where a browser does not say. */
  readonly reason: string;
  readonly operationId: string;
}

/** Whether a call was refused by the server, and, with `code`, by this `error_code`. */
export function isApiError(error: unknown, code?: number): error is ApiFailure {
  return (
    error instanceof Error &&
    error.name === 'ApiError' &&
    (code === undefined || ('code' in error && error.code === code))
  );
}

/** Whether a call got no answer at all: no connection, or none in time. */
export function isNetworkError(error: unknown): error is NetworkFailure {
  return error instanceof Error && error.name === 'NetworkError' && 'reason' in error;
}
