import type { PageConfig } from '@foyer/page-runtime/page/page-state';

/** The page is given so long, in milliseconds, to come to rest where the browser cannot tell. */
const restMs = 2000;

let isStarted = false;

const atRest = (start: () => void): void => {
  // Safari knows no idle moments.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: restMs });
  else setTimeout(start, restMs);
};

/**
 * Loads the adapter of the error-reporting service once the hydrated page has come to rest, where the page was told of a
 * service. What fails to load is not missed: the page works without it. START-005, START-038
 */
export function startErrorReports({ errorReports, revision }: PageConfig): void {
  if (!errorReports || isStarted) return;
  isStarted = true;
  atRest(() => {
    import('./service/report-service.ts')
      .then(({ startReportService }) => startReportService({ ...errorReports, revision }))
      .catch(() => undefined);
  });
}
