import type { BrowserPage } from '@foyer/page-runtime/page/browser-page';
import { localMarks } from '@foyer/page-runtime/storage/browser-storages';
import { knownUid } from '@foyer/page-runtime/storage/known-uid';
import { takeUnheard, tellAnalytics } from '@foyer/page-runtime/shell/analytics-relay';
import { createCollector } from './create-collector.ts';
import { isHandheld, watchLeaving } from './leaving.ts';
import { createPageViews } from './page-views.ts';
import { eventOf, quitEvent } from './word-reports.ts';

/**
 * How long something plays before its viewer is taken for somebody who only watches, in ms. The first seconds of the
 * line belong to the picture; what is to be reported waits with its moments.
 */
const watchedMs = 8000;

/** Sends what no flow has heard by a beacon. */
function sendUnheard(page: BrowserPage): void {
  const said = takeUnheard();
  if (said.length === 0) return;
  const uid = knownUid(window.location.search, localMarks);
  const collector = createCollector(page, () => ({ uid }));
  const views = createPageViews(document.referrer);
  for (const [word, at] of said) {
    const event = eventOf(word, views);
    if (event) collector.report(event, at);
  }
  collector.report(quitEvent(views));
  collector.close();
}

/**
 * Has a playback reported although its viewer touches nothing, so that no flow runs: the flows start after a while, and
 * who leaves before has it sent by a beacon. ANALYTICS-008, docs/decisions/0075
 *
 * @returns Ends it.
 */
export function reportPassiveViewer(page: BrowserPage): () => void {
  // Whoever wants a session has the flows start that make one.
  const start = () => void page.sessionGate.pass();
  const watched = setTimeout(start, watchedMs);
  const stopLeaving = watchLeaving({
    onLeft: () => sendUnheard(page),
    onRestored: () => {
      tellAnalytics({ event: createPageViews('').showAgain() });
      start();
    },
    isEndedHidden: isHandheld,
  });
  return () => {
    clearTimeout(watched);
    stopLeaving();
  };
}
