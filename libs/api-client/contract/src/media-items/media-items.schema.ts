import * as v from 'valibot';
import { contentActionSchema } from '../actions/actions.schema.ts';
import { imageSchema } from '../images/images.schema.ts';
import { pageEntries, pageQueryEntries } from '../paging.ts';
import { playerAssetSchema } from '../playback/player-asset.schema.ts';
import { idSchema } from '../primitives.ts';
import { purchaseVariantsSchema } from '../purchases/purchase-options.schema.ts';
import {
  mediaItemEntrySchema,
  mediaPositionSchema,
  seriesPositionSchema,
} from './media-item-entry.schema.ts';
import {
  mediaItemShortEntries,
  mediaItemShortSchema,
  mediaItemTypeSchema,
} from './media-item-short.schema.ts';
import { previewAssetSchema } from './preview-asset.schema.ts';

/** What people do in a film. */
export const personRoleSchema = v.picklist(['director', 'writer', 'camera', 'composer', 'actor']);
/** What people do in a film. */
export type PersonRole = v.InferOutput<typeof personRoleSchema>;

/** Someone who made a film. */
export const personSchema = v.object({
  id: idSchema,
  /** Of the person's page. */
  slug: idSchema,
  name: v.string(),
  role: personRoleSchema,
  /** Name of the part, of an actor. */
  character: v.optional(v.string()),
  image: v.optional(imageSchema),
});
/** Someone who made a film. */
export type Person = v.InferOutput<typeof personSchema>;

/** A media item as its page and the player show it. Spec 2 §3, spec 3 §3. */
export const mediaItemSchema = v.object({
  ...mediaItemShortEntries,
  /** The picture that stands for it: the poster, of an episode its still. */
  logo: imageSchema,
  /** Behind its page. */
  background: imageSchema,
  /** A wide picture for places between texts. */
  visit_card: v.optional(imageSchema),
  copyright_holder_logo_1: v.optional(imageSchema),
  copyright_holder_logo_2: v.optional(imageSchema),
  summary: v.string(),
  /** Paragraphs, separated by an empty line. */
  description: v.string(),
  persons: v.array(personSchema),
  audio_languages: v.array(v.string()),
  subtitle_languages: v.array(v.string()),
  /** `YYYY-MM-DD`. */
  premiere_date: v.pipe(v.string(), v.isoDate()),
  rating_count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  price_text: v.optional(v.string()),
  trailer: v.nullable(v.object({ asset: playerAssetSchema })),
  assets: v.object({ preview_assets: v.array(previewAssetSchema) }),
  /** Buttons of its page, the main one first. */
  actions: v.array(contentActionSchema),
  /** What it can be got by; for those who have signed in only. */
  purchase_variants: v.optional(purchaseVariantsSchema),
  media_position: v.optional(mediaPositionSchema),
  series_position: v.optional(seriesPositionSchema),
  similar: v.array(mediaItemShortSchema),
  badge: v.optional(v.string()),
});
/** A media item as its page and the player show it. */
export type MediaItem = v.InferOutput<typeof mediaItemSchema>;

/** Path parameters of the media item call. */
export const mediaItemParamsSchema = v.object({ id_or_slug: idSchema });

/** Query of the media item call: slugs are unique among one type only, so an address says its type. */
export const mediaItemQuerySchema = v.object({ type: v.optional(mediaItemTypeSchema) });

/** Path parameters of the calls for the seasons of a series and the episodes of a season. */
export const mediaItemChildrenParamsSchema = v.object({ id: idSchema });

/** Query of the calls for seasons and episodes. */
export const mediaItemChildrenQuerySchema = v.object(pageQueryEntries);

/** A page of media items. */
export const mediaItemsPageSchema = v.object({
  items: v.array(mediaItemEntrySchema),
  ...pageEntries,
});
/** A page of media items. */
export type MediaItemsPage = v.InferOutput<typeof mediaItemsPageSchema>;
