import type { ErrorInfo } from 'react';
import { reportFound } from '@foyer/page-runtime/shell/error-relay';

/** Reports what a loader throws and what fails while it is shown; the router's are the only boundaries there are. */
export function reportRouterError(error: unknown, { errorInfo }: { errorInfo?: ErrorInfo }): void {
  const componentStack = errorInfo?.componentStack;
  reportFound({ error, source: 'router', ...(componentStack && { componentStack }) });
}
