import {
  breadcrumbsIntegration,
  captureException,
  captureMessage,
  dedupeIntegration,
  eventFiltersIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
  type BrowserOptions,
} from '@sentry/react';
import type { ErrorReportsConfig } from '@foyer/page-runtime/page/page-state';
import { hearErrors, type FoundError } from '@foyer/page-runtime/shell/error-relay';
import { isDefect } from './is-defect.ts';
import { reportTransport } from './report-transport.ts';
import { samplingOf } from './sampling.ts';
import { scrubBreadcrumb, scrubEvent } from './scrub-report.ts';

/** What the service is started with. */
export interface ReportServiceOptions extends ErrorReportsConfig {
  /** The running build, the release of its reports. */
  revision: string;
}

/** Reports go to the page's own origin, where the API passes them on; the call `collectErrorReports` of the contract. */
export const reportsPath = '/api/v1/error-reports';

/** Nothing that tells who a viewer is or what they sent. */
const collectsNothing = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
} satisfies BrowserOptions['dataCollection'];

/** Where what nobody caught comes from. */
const uncaught = new Set(['window.onerror', 'unhandledrejection']);

function capture({ error, source, componentStack }: FoundError): void {
  if (!isDefect(error)) return;
  const captureContext = {
    tags: { source },
    ...(componentStack !== undefined && { contexts: { react: { componentStack } } }),
  };
  if (typeof error === 'string') captureMessage(error, { level: 'error', ...captureContext });
  else
    captureException(error, {
      mechanism: { type: source, handled: !uncaught.has(source) },
      captureContext,
    });
}

/**
 * Starts the SDK of the error-reporting service and hands it what was found so far. Spec 1 §1, START-005
 *
 * The SDK wraps none of the page's timers and listeners; errors come from the relay alone.
 *
 * @returns Stops hearing of errors.
 */
export async function startReportService({
  dsn,
  environment,
  revision,
}: ReportServiceOptions): Promise<() => void> {
  const sampling = samplingOf(environment);
  const [{ sessionReplay }, traces] = await Promise.all([
    import('./session-replay.ts'),
    sampling.tracesSampleRate > 0 ? import('./page-traces.ts') : undefined,
  ]);
  // Taken before the breadcrumbs wrap it: reports leave no trace of themselves.
  const send = window.fetch.bind(window);
  init({
    ...sampling,
    dsn,
    environment,
    release: revision,
    tunnel: reportsPath,
    transport: reportTransport(send),
    dataCollection: collectsNothing,
    sendClientReports: false,
    // Calls carry the headers of the contract and no others.
    tracePropagationTargets: [],
    beforeSend: (event) => scrubEvent(event),
    beforeBreadcrumb: scrubBreadcrumb,
    defaultIntegrations: false,
    integrations: [
      eventFiltersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      breadcrumbsIntegration(),
      sessionReplay(),
      ...(traces ? [traces.pageTraces()] : []),
    ],
  });
  return hearErrors(capture);
}
