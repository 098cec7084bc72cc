import { collectAnalyticsOperation, type AnalyticsCommon } from '@foyer/contract';
import type { CallPlace } from '../client.ts';
import { ApiError, type NetworkError } from '../errors.ts';
import type { AnalyticsInput } from './create-analytics.ts';

/** Longest description that is reported; the contract takes a little more. */
const DESCRIPTION_LENGTH = 500;

/**
 * What is reported of a call that was refused or got no answer: its place, never what it sent in its
 * body. ERR-015, ERR-016.
 *
 * @returns `undefined` for the collector's own call, whose failure would be reported without end.
 */
export function errorEventOf(
  failure: ApiError | NetworkError,
  { method, path, query }: Omit<CallPlace, 'beganAtMs'>,
  sessionState: AnalyticsCommon['session_state'],
): AnalyticsInput | undefined {
  if (failure.operationId === collectAnalyticsOperation.operationId) return undefined;
  const place = {
    type: 'error',
    method,
    path,
    ...(query === undefined ? {} : { query }),
    ...(sessionState === undefined ? {} : { session_state: sessionState }),
  } as const;
  if (failure instanceof ApiError) {
    return {
      ...place,
      description: failure.description.slice(0, DESCRIPTION_LENGTH),
      status: failure.status,
      ...(failure.code === undefined ? {} : { error_code: failure.code }),
    };
  }
  return {
    ...place,
    description: failure.message.slice(0, DESCRIPTION_LENGTH),
    reason: failure.reason,
  };
}
