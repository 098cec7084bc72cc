import type { TitleSummary } from '../poster-card/title-summary.types.ts';

/** Props of `InfoBar`. */
export interface InfoBarProps {
  /** Its facts are already cut: two genres, two countries, minutes of films only. CARD-008 to CARD-012 */
  title: TitleSummary;
  /** Leaves countries and duration out, for narrow places. @default false */
  isShort?: boolean;
}
