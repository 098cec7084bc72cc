import type { ExplorerTarget } from '@foyer/explorer';
import {
  type ViewingLimitContext,
  type ViewingLimitEvent,
  viewingLimitEvents,
  viewingLimitMachine,
} from '@foyer/viewing-limit';
import { viewingLimits } from '@foyer/viewing-limit/fixtures';

const day = '2026-11-21';

const examples: ViewingLimitEvent[] = [
  { type: 'view.watched', seconds: 60 },
  { type: 'view.watched', seconds: 6900 },
  ...Object.values(viewingLimits).map((limits) => ({ type: 'limits.changed' as const, limits })),
];

/** When and how long a profile may watch. */
export const viewingLimitTarget: ExplorerTarget = {
  machine: viewingLimitMachine,
  events: viewingLimitEvents,
  inputs: viewingLimits,
  examples,
  calls: {
    readClock: {
      answers: {
        noon: { day, seconds: 43_200 },
        fiveMinutesLeft: { day, seconds: 75_300 },
        late: { day, seconds: 79_200 },
      },
    },
    reportViewTime: { answers: { counted: { watchedSeconds: 6900, maxSeconds: 7200 } } },
  },
  summarise: ({ profileId, clock, unreportedSeconds, told }: ViewingLimitContext) => [
    profileId,
    clock?.seconds,
    unreportedSeconds > 0,
    told,
  ],
};
