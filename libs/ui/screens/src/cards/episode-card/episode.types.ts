import type { Picture } from '@foyer/ui/artwork';

/** What a card shows of an episode. */
export interface EpisodeSummary {
  id: string;
  /** Its player. CARD-001 */
  href: string;
  /** From 1, in its season. */
  number: number;
  title: string;
  picture: Picture;
  /** Whole minutes. */
  minutes?: number;
  /** Such as «21 ноября»: when it came, or will come. */
  date?: string;
  summary?: string;
  /** 0 to 1; only where it was begun. */
  progress?: number;
  /** Watched to the credits. @default false */
  isWatched?: boolean;
}

/** Props of `EpisodeCard`. */
export interface EpisodeCardProps {
  episode: EpisodeSummary;
  /** The one to go on with. @default false */
  isCurrent?: boolean;
}
