import type { ExplorerTarget } from '@foyer/explorer';
import { recommendationsEvents, recommendationsMachine } from '@foyer/recommendations';
import { recommendationsInputs, recommendedTitles } from '@foyer/recommendations/fixtures';

/** What to watch next. */
export const recommendationsTarget: ExplorerTarget = {
  machine: recommendationsMachine,
  events: recommendationsEvents,
  inputs: recommendationsInputs,
  examples: [],
  calls: { listTitles: { answers: { seven: recommendedTitles, none: [] } } },
};
