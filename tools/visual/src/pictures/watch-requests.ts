import type { Page, Request } from 'playwright';

/** What a page asks for. */
export interface WatchedRequests {
  /** For how long nothing has been under way; 0 while something is. */
  quietMs(): number;
  /** Forgets what is under way. */
  giveUp(): void;
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
  return {
    quietMs: () => (pending.size > 0 ? 0 : performance.now() - changedAt),
    giveUp: () => pending.clear(),
  };
}
