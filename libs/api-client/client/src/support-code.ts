import { isApiError, isNetworkError } from '@foyer/contract';

const subcodes: Readonly<Record<string, number>> = {
  ENETUNREACH: 2,
  ENOTFOUND: 3,
  ECONNABORTED: 5,
  ECONNREFUSED: 6,
  ERR_NETWORK: 8,
};

/**
 * The code that a viewer reads to support: `2-{subcode}` without an answer, `3-{1|4}-{error_code}`
 * for a refusal. 4 stands for an answer of 400 to 499 and 1 for one of 500 to 599 (ERR-019 leaves
 * that open); an answer without an `error_code` shows its status in that place. Spec 1 §8.
 */
export function supportCode(error: unknown): string {
  if (isApiError(error)) return `3-${error.status < 500 ? 4 : 1}-${error.code ?? error.status}`;
  return `2-${(isNetworkError(error) && subcodes[error.reason]) || 0}`;
}
