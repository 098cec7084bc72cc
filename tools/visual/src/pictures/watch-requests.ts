import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright';

/** React holds back for 300 ms what comes right after something else has come. */
const quietMs = 400;
const longestWaitMs = 5000;
const stepMs = 25;

/** What a page asks for. */
export interface WatchedRequests {
  /** Whether nothing has been under way for a moment. */
  isQuiet: () => boolean;
  /**
   * Waits until it is quiet: icons and variants come in files of their own, and draw nothing until then. A call that
   * stays open, as of a player, is waited for five seconds.
   *
   * @returns Whether it is quiet now.
   */
  untilQuiet: () => Promise<boolean>;
}

/** Watches what a page asks for. */
export function watchRequests(page: Page): WatchedRequests {
  const pending = new Set<Request>();
  let changedAt = performance.now();
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    change(request);
    changedAt = performance.now();
  };
  page.on(
    'request',
    note((request) => pending.add(request)),
  );
  const end = note((request) => pending.delete(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);

  const isQuiet = () => pending.size === 0 && performance.now() - changedAt >= quietMs;
  const untilQuiet = async () => {
    const deadline = performance.now() + longestWaitMs;
    while (!isQuiet() && performance.now() < deadline) await pause(stepMs);
    const didSettle = isQuiet();
    // What still hangs is the last page's; the next one does not wait for it.
    pending.clear();
    return didSettle;
  };
  return { isQuiet, untilQuiet };
}
