import { reportFound } from '@foyer/page-runtime/shell/error-relay';

/**
 * Reports what nobody catches: uncaught errors, rejected promises and, through `reportError` of the browser, what React
 * recovers from and what the root actor calls a defect.
 *
 * @returns Stops it.
 */
export function watchErrors(page: EventTarget): () => void {
  const onError = (event: Event) => {
    const { error, message } = event as ErrorEvent;
    // Scripts of other origins tell only a sentence.
    reportFound({ error: error ?? message, source: 'window.onerror' });
  };
  const onRejection = (event: Event) =>
    reportFound({ error: (event as PromiseRejectionEvent).reason, source: 'unhandledrejection' });
  page.addEventListener('error', onError);
  page.addEventListener('unhandledrejection', onRejection);
  return () => {
    page.removeEventListener('error', onError);
    page.removeEventListener('unhandledrejection', onRejection);
  };
}
