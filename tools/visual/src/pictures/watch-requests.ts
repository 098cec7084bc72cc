import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright';

const quietMs = 150;
const longestWaitMs = 5000;
const stepMs = 25;

/**
 * Watches what a page asks for.
 *
 * @returns waits until nothing has been under way for a moment: icons and variants come in files of their own, and
 * draw nothing until then. A call that stays open, as of a player, is waited for five seconds.
 */
export function watchRequests(page: Page): () => Promise<void> {
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

  return async () => {
    const deadline = performance.now() + longestWaitMs;
    const isQuiet = () => pending.size === 0 && performance.now() - changedAt >= quietMs;
    while (!isQuiet() && performance.now() < deadline) await pause(stepMs);
    // What still hangs is the last page's; the next one does not wait for it.
    pending.clear();
  };
}
