import type { Localised, NotificationTarget, Texts } from '@foyer/contract';

/** A promo event; its slug is its id too. */
export interface PromoEventSeed {
  slug: string;
  names: Texts;
  summaries: Texts;
  /** Two paragraphs. */
  descriptions: Texts;
  terms: readonly Texts[];
  /** Slug of the title whose backdrop it shows. */
  picture: string;
  /** First and last day, `YYYY-MM-DD`. */
  days: readonly [first: string, last: string];
  target?: Localised<NotificationTarget>;
  titles: readonly string[];
}
