import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorPage } from './error-page.tsx';

const failedStatus = 500;

/**
 * A failed load shows the not-found or the error page. NAV
 *
 * Each layout has it, because the router makes the whole document anew for a boundary at the root.
 */
export function RouteError() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : failedStatus;
  return <ErrorPage status={status} error={error} />;
}
