import type { TitleSummary } from '../../cards/poster-card/title-summary.types.ts';

/** The ten most watched, numbered from 1. */
export interface Top10Props {
  heading: string;
  titles: readonly TitleSummary[];
}
