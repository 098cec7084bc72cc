/** An error on its way to the error-reporting service. */
export interface FoundError {
  error: unknown;
  /** Who found it, for example `window.onerror` or `react.caught`. */
  source: string;
  /** The components around a failed one, as React names them. */
  componentStack?: string;
}

/** More than these before the service is heard of say nothing new. */
const keptErrors = 20;

const kept: FoundError[] = [];
let hear: ((found: FoundError) => void) | undefined;

/** Reports an error; kept until the adapter of the service has loaded, for nobody where there is none. Never throws. */
export function reportFound(found: FoundError): void {
  if (hear) hear(found);
  else if (kept.length < keptErrors) kept.push(found);
}

/** Hears of what was found so far, then of each error as it comes. @returns Stops it; errors are kept again. */
export function hearErrors(listener: (found: FoundError) => void): () => void {
  hear = listener;
  for (const found of kept.splice(0)) listener(found);
  return () => {
    hear = undefined;
  };
}
