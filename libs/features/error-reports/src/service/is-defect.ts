import { isApiError } from '@foyer/contract';
import { isRouteErrorResponse } from 'react-router';

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/**
 * Whether an error tells developers something: an answer of the service is told by analytics (ERR-015), a page that does
 * not exist and a call that nobody waits for are none.
 */
export const isDefect = (error: unknown): boolean =>
  !isApiError(error) && !isRouteErrorResponse(error) && !isAbort(error);
