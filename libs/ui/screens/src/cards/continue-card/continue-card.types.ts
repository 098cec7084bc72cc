import type { TitleSummary } from '../poster-card/title-summary.types.ts';

/** A title that was not watched to its end. */
export interface ContinueCardProps {
  title: TitleSummary;
  /** 0 to 1. */
  progress: number;
  minutesLeft?: number;
  /** Such as «Сезон 1, серия 3. «Перегон»». @default the genres, where the card has room for them */
  place?: string;
}
