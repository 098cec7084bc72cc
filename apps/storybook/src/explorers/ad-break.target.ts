import { adBreakInput, breakAnswers } from '@foyer/ads/fixtures';
import { type AdBreakContext, adBreakMachine } from '@foyer/ads/machines';
import type { ExplorerTarget } from '@foyer/explorer';

/** One break: what is asked, shown and replaced. */
export const adBreakTarget: ExplorerTarget = {
  machine: adBreakMachine,
  // A break has no events; its calls answer.
  events: {},
  inputs: { start: adBreakInput },
  calls: {
    request: { answers: breakAnswers },
    show: {
      answers: {
        completed: { end: 'completed' },
        skipped: { end: 'skipped' },
        late: { end: 'failed', error: 'VIDEO_TIMEOUT' },
        blocked: { end: 'failed', error: 'AD_BLOCKING_BY_USER' },
      },
    },
  },
  summarise: ({ pod, standIns, shown, error }: AdBreakContext) => [
    pod.length,
    standIns.length,
    shown,
    error,
  ],
};
