import type { ShellPart } from '@foyer/page-runtime/shell/shell.types';

/** Where the web server gives the worker that keeps the page of a lost connection. */
const workerPath = '/service-worker.js';

/** Has the browser keep the page that it shows when there is no connection. Not in development, where pages change. */
export const offlinePage: ShellPart = () => {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    // A browser that refuses, as in a private window, shows its own page.
    navigator.serviceWorker.register(workerPath).catch(() => undefined);
  }
  return () => undefined;
};
