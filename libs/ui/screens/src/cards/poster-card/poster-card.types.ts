import type { TitleSummary } from './title-summary.types.ts';

/** A poster card; the whole card is one link. */
export interface PosterCardProps {
  title: TitleSummary;
  /** True in the first shelf, whose pictures are fetched at once. @default false */
  isUrgent?: boolean;
  /** 230×333 instead of 158×230 where the window is wide enough. CONST-001, CONST-002 @default `isUrgent` */
  isBig?: boolean;
}
