import type { AnalyticsInput } from '@foyer/client';
import { visitMarks } from '@foyer/page-runtime/navigation/visit-marks';
import type { AnalyticsWord } from '@foyer/page-runtime/shell/analytics-relay';
import { pressEvent } from './marks.ts';
import type { PageViews } from './page-views.ts';

/** The event that a word stands for; nothing where it says nothing new. */
export function eventOf(word: AnalyticsWord, views: PageViews): AnalyticsInput | undefined {
  if ('event' in word) return word.event;
  if ('pressed' in word) return pressEvent(word.pressed, views.path());
  return views.show(word);
}

/** The page is left. START-015 */
export const quitEvent = (views: PageViews): AnalyticsInput => ({
  type: 'quit',
  path: views.path(),
  ...(visitMarks().isSessionPurchase && { variant: 'exit_frame' }),
});
