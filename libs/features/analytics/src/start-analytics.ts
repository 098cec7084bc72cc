import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { hearAnalytics, type AnalyticsWord } from '@foyer/page-runtime/shell/analytics-relay';
import { awaitBanners } from './ad-pixels/await-banners.ts';
import { watchBlocks } from './block-attention.ts';
import { createCollector } from './create-collector.ts';
import { isHandheld, watchLeaving } from './leaving.ts';
import { viewEvent } from './marks.ts';
import { createPageViews } from './page-views.ts';
import { reportMessages } from './report-messages.ts';
import { watchSeen } from './seen-elements.ts';
import { eventOf, quitEvent } from './word-reports.ts';

/**
 * Starts reporting what happens on the page, with what happened before. Spec 1 §4, 2 §7
 *
 * @returns Sends what waits, and ends it.
 */
export function startAnalytics(shell: Shell): () => void {
  const { page, actor } = shell;
  const collector = createCollector(page, () => ({
    uid: shell.uid(),
    session: actor.getSnapshot().context.session,
  }));
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
  const pixels = awaitBanners(shell);
  const beginPage = () => {
    seenOnPage.clear();
    elements.restart();
    pixels.restart();
  };

  const hear = (word: AnalyticsWord, at: Date): void => {
    if ('pressed' in word) pixels.press(word.pressed);
    const event = eventOf(word, views);
    if (!event) return;
    report(event, at);
    if ('page' in word) beginPage();
  };

  const stops = [
    hearAnalytics(hear),
    watchBlocks(report),
    reportMessages(actor, report),
    // After the collector's own listeners, which send what waits: this event then goes by a beacon of its own.
    watchLeaving({
      onLeft: () => {
        report(quitEvent(views));
        collector.flush();
      },
      onRestored: () => {
        report(views.showAgain());
        beginPage();
      },
      isEndedHidden: isHandheld,
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    elements.stop();
    pixels.stop();
    collector.close();
  };
}
