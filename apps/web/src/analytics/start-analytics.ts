import { createAnalytics } from '@foyer/client';
import { entrySearch } from '../shell/entry-address.ts';
import type { Shell } from '../shell/shell.types.ts';
import { visitMarks } from '../shell/visit-marks.ts';
import { analyticsCommon } from './analytics-common.ts';
import { hearAnalytics, type AnalyticsWord } from './analytics-relay.ts';
import { watchBlocks } from './block-attention.ts';
import { watchLeaving } from './leaving.ts';
import { pressEvent, viewEvent } from './marks.ts';
import { createPageViews } from './page-views.ts';
import { reportMessages } from './report-messages.ts';
import { watchSeen } from './seen-elements.ts';

/** Devices whose browsers end hidden pages without a word. */
const handheld = '(hover: none) and (pointer: coarse)';

/**
 * Starts reporting what happens on the page, with what happened before. Spec 1 §4, 2 §7
 *
 * @returns Sends what waits, and ends it.
 */
export function startAnalytics(shell: Shell): () => void {
  const { page, actor } = shell;
  const fingerprint = new URLSearchParams(entrySearch).get('fingerprint');
  const collector = createAnalytics({
    client: page.client,
    baseUrl: page.origin,
    common: () => analyticsCommon(shell, fingerprint),
  });
  const { report } = collector;
  const views = createPageViews(document.referrer);

  const seenOnPage = new Set<string>();
  const elements = watchSeen((element) => {
    const event = viewEvent(element);
    const key = JSON.stringify(event);
    if (!event || seenOnPage.has(key)) return;
    seenOnPage.add(key);
    report(event);
  });
  const beginPage = () => {
    seenOnPage.clear();
    elements.restart();
  };

  const hear = (word: AnalyticsWord, at: Date): void => {
    if ('event' in word) return report(word.event, at);
    if ('pressed' in word) {
      const press = pressEvent(word.pressed, views.path());
      if (press) report(press, at);
      return;
    }
    const view = views.show(word);
    if (!view) return;
    report(view, at);
    beginPage();
  };

  const stops = [
    hearAnalytics(hear),
    watchBlocks(report),
    reportMessages(actor, report),
    // After the collector's own listeners, which send what waits: this event then goes by a beacon of its own.
    watchLeaving({
      onLeft: () => {
        const isFramed = visitMarks().isSessionPurchase;
        report({ type: 'quit', path: views.path(), ...(isFramed && { variant: 'exit_frame' }) });
        collector.flush();
      },
      onRestored: () => {
        report(views.showAgain());
        beginPage();
      },
      isEndedHidden: () => window.matchMedia(handheld).matches,
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    elements.stop();
    collector.close();
  };
}
