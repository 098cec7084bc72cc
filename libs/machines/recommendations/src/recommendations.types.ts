import type { Port } from '@foyer/core';
import type { TitleSummary } from '@foyer/screens/poster-card';

/** What the recommendations go with. */
export interface RecommendationsInput {
  /** Id of a title. */
  itemId: string;
}

/** How the flow ended; a press on a card leads to its page and takes the dialog along. */
export type RecommendationsOutput = { status: 'closed' } | { status: 'nothing' };

/** What the flow remembers; JSON-safe. */
export interface RecommendationsContext extends RecommendationsInput {
  titles: readonly TitleSummary[];
}

/** The calls of the flow. They reject for a 4xx or 5xx answer. */
export interface RecommendationsPorts {
  listTitles: Port<{ itemId: string }, readonly TitleSummary[]>;
}
