import type { ReactNode } from 'react';
import type { TitleSummary } from '../../cards/poster-card/title-summary.types.ts';

/** The page of one film or another title: what one sees first. */
export interface FilmPageProps {
  title: TitleSummary;
  originalTitle?: string;
  badge?: string;
  breadcrumbs: readonly { title: string; href?: string }[];
  playHref: string;
  /** Words of the main button. @default «Смотреть» */
  playText?: string;
  trailerHref?: string;
  /** Such as «14 дней бесплатно, далее 399 ₽ в месяц». */
  priceText?: string;
  ratingCount?: number;
  /** Further things to do with the title, after the trailer. */
  actions?: ReactNode;
  /** The way to rate it, under the score. */
  rate?: ReactNode;
  /** The rest of the page, such as `FilmFoot`. */
  foot?: ReactNode;
}
