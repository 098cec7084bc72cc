import * as v from 'valibot';
import { imageSchema } from '../images/images.schema.ts';
import { notificationTargetSchema } from '../notifications/notifications.schema.ts';
import { colorSchema, idSchema } from '../primitives.ts';

/** Sizes of banners. BLOCK-086. */
export const bannerSizes = ['small', 'medium', 'large', 'stretching'] as const;

/** A banner: a picture with a target, ours or an advertiser's. Spec 2 §3, ENTITY-035. */
export const bannerSchema = v.object({
  id: idSchema,
  title: v.string(),
  subtitle: v.optional(v.string()),
  images: v.array(imageSchema),
  /** Behind the pictures. */
  color: v.optional(colorSchema),
  labels: v.optional(v.array(v.object({ text: v.string(), color: colorSchema }))),
  age_level: v.optional(v.object({ name: v.string() })),
  ratings: v.optional(v.object({ wink: v.pipe(v.number(), v.minValue(0), v.maxValue(10)) })),
  /** Who pays for it: the law asks to show it. */
  advertiser_info: v.optional(
    v.object({ owner: v.string(), token: v.string(), font_color: colorSchema }),
  ),
  /** Pictures to ask for when it is shown and clicked, with the fingerprint appended. BLOCK-088. */
  ad_pixel: v.optional(
    v.object({ links: v.object({ show_url: v.string(), click_url: v.string() }) }),
  ),
  target: v.optional(notificationTargetSchema),
  size: v.picklist(bannerSizes),
  icon: v.optional(imageSchema),
  small_icon: v.optional(imageSchema),
  logo: v.optional(imageSchema),
  logo_size: v.optional(v.picklist(['small', 'medium', 'large'])),
  /** Films behind the banner, for example `{ format: 'hls', url }`. */
  media_files: v.optional(v.array(v.object({ format: v.string(), url: v.string() }))),
});
/** A banner: a picture with a target, ours or an advertiser's. */
export type Banner = v.InferOutput<typeof bannerSchema>;
