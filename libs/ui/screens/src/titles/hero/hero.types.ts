import type { TitleSummary } from '../../cards/poster-card/title-summary.types.ts';

/** One slide of the hero. */
export interface HeroSlide extends TitleSummary {
  /** Such as «Премьера». */
  badge?: string;
  playHref: string;
}

/** The hero of a page; the first slide is the one the server renders. */
export interface HeroProps {
  slides: readonly HeroSlide[];
}
