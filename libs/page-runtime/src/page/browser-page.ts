import type { FailureRelay } from '../shell/failure-relay.ts';
import type { SessionGate } from '../shell/session-gate.ts';
import type { LoaderPage } from './loader-page.ts';

/** What code outside the React tree works with: client loaders and the shell. */
export interface BrowserPage extends LoaderPage {
  /** Calls wait at it until there is a session. */
  sessionGate: SessionGate;
  /** Failed calls on their way to the session. */
  failures: FailureRelay;
}

let current: BrowserPage | undefined;

/** Called once by the browser's entry, before hydration. */
export function setBrowserPage(page: BrowserPage): void {
  current = page;
}

/**
 * The page's query client, calls and texts.
 *
 * @throws Error on the server, where loaders get theirs from the request.
 */
export function browserPage(): BrowserPage {
  if (!current) throw new Error('browserPage is for the browser only');
  return current;
}
