import type { promoEvents } from '../../database/schema.ts';
import { pastPromoEvents } from './past.promo-events.ts';
import { runningPromoEvents } from './running.promo-events.ts';

/** Promo events as the database keeps them. */
export const promoEventRows: readonly (typeof promoEvents.$inferInsert)[] = [
  ...runningPromoEvents,
  ...pastPromoEvents,
].map(({ slug, picture, days, target = null, titles, ...texts }, position) => ({
  ...texts,
  id: slug,
  slug,
  position,
  imageId: `backdrop-${picture}`,
  startDate: days[0],
  endDate: days[1],
  target,
  mediaItemIds: [...titles],
}));
