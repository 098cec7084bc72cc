import * as v from 'valibot';
import { imageSchema } from '../images/images.schema.ts';
import { mediaItemEntrySchema } from '../media-items/media-item-entry.schema.ts';
import { notificationTargetSchema } from '../notifications/notifications.schema.ts';
import { pageEntries, pageQueryEntries } from '../paging.ts';
import { idSchema } from '../primitives.ts';

const daySchema = v.pipe(v.string(), v.isoDate());

/** Fields of a promo event that every answer about it has. */
const promoEventShortEntries = {
  id: idSchema,
  slug: idSchema,
  name: v.string(),
  /** One or two sentences. */
  summary: v.string(),
  logo: imageSchema,
  /** First day, `YYYY-MM-DD`. */
  start_date: daySchema,
  /** Last day. */
  end_date: daySchema,
  is_over: v.boolean(),
};

/** A promo event as cards show it. */
export const promoEventShortSchema = v.object(promoEventShortEntries);
/** A promo event as cards show it. */
export type PromoEventShort = v.InferOutput<typeof promoEventShortSchema>;

/** A promo event as its page shows it. */
export const promoEventSchema = v.object({
  ...promoEventShortEntries,
  background: imageSchema,
  /** Paragraphs, separated by an empty line. */
  description: v.string(),
  /** The conditions, one a line. */
  terms: v.array(v.string()),
  /** Its button. */
  target: v.optional(notificationTargetSchema),
  /** The titles that it is about. */
  items: v.array(mediaItemEntrySchema),
});
/** A promo event as its page shows it. */
export type PromoEvent = v.InferOutput<typeof promoEventSchema>;

/** A page of promo events. */
export const promoEventsPageSchema = v.object({
  items: v.array(promoEventShortSchema),
  ...pageEntries,
});
/** A page of promo events. */
export type PromoEventsPage = v.InferOutput<typeof promoEventsPageSchema>;

/** Query of the promo events call. */
export const promoEventsQuerySchema = v.object(pageQueryEntries);

/** Path parameters of the promo event call. */
export const promoEventParamsSchema = v.object({ id_or_slug: idSchema });
