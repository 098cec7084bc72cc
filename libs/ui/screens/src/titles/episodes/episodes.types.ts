import type { EpisodeSummary } from '../../cards/episode-card/index.ts';

/** Props of `Episodes`. */
export interface EpisodesProps {
  /** Such as «Серии». */
  heading: string;
  /** Of the series, the first one first; a series of one season shows no choice. */
  seasons: readonly SeasonLink[];
  episodes: readonly EpisodeSummary[];
  /** Id of the episode to go on with. */
  currentId?: string | undefined;
  /** Says why there is nothing, where there are no episodes. */
  empty: string;
  /** The rest of a long season. */
  more?: { title: string; href: string } | undefined;
}

/** The way to the episodes of one season. */
export interface SeasonLink {
  id: string;
  title: string;
  href: string;
  /** @default false */
  isCurrent?: boolean;
}
