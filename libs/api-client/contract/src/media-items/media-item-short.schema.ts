import * as v from 'valibot';
import { usageModelSchema } from '../actions/actions.schema.ts';
import { imageSchema } from '../images/images.schema.ts';
import { colorSchema, idSchema, secondsSchema } from '../primitives.ts';

/** What a media item can be. Spec 2 §3. */
export const mediaItemTypes = ['film', 'series', 'season', 'episode'] as const;

/** What a media item can be. */
export const mediaItemTypeSchema = v.picklist(mediaItemTypes);
/** What a media item can be. */
export type MediaItemType = v.InferOutput<typeof mediaItemTypeSchema>;

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Where a season or an episode stands in its series; absent in films. */
const seriesPlaceEntries = {
  /** Id of the series, of a season or an episode. */
  series_id: v.optional(idSchema),
  series_slug: v.optional(idSchema),
  series_name: v.optional(v.string()),
  /** Id of the season, of an episode. */
  season_id: v.optional(idSchema),
  season_slug: v.optional(idSchema),
  /** Number of the season, from 1, of an episode. */
  season_order_number: v.optional(countSchema),
  season_short_name: v.optional(v.string()),
  /** Number of a season in its series or of an episode in its season, from 1. */
  order_number: v.optional(countSchema),
  /** Seasons of a series, episodes of a season. */
  children_amount: v.optional(countSchema),
};

// A file of its own: cards are on the first page, and the rest of a title is not.
/** Fields of a media item that every answer about it has. `is_kupi_bilet` is the front end's own, never sent. */
export const mediaItemShortEntries = {
  id: idSchema,
  /** Unique among the items of one type. */
  slug: idSchema,
  type: mediaItemTypeSchema,
  name: v.string(),
  /** The name where there is little room, of seasons and episodes. */
  short_name: v.optional(v.string()),
  original_name: v.optional(v.string()),
  year: v.pipe(v.number(), v.integer()),
  /** 0 for series and seasons. */
  duration: secondsSchema,
  age_level: v.object({
    /** As shown, for example `16+`. */
    name: v.string(),
    /** Years. */
    age_value: countSchema,
  }),
  genres: v.array(v.object({ name: v.string() })),
  countries: v.array(v.string()),
  ratings: v.object({
    /** The service's own rating, 0 to 10. */
    wink: v.pipe(v.number(), v.minValue(0), v.maxValue(10)),
    /** What this profile has rated it, 1 to 10. RATE-008. */
    user: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10))),
  }),
  poster: imageSchema,
  /** The first one is the backdrop; of an episode its still. */
  screenshots: v.array(imageSchema),
  poster_bg_color: colorSchema,
  summary_short: v.string(),
  is_new: v.optional(v.boolean()),
  is_favorite: v.optional(v.boolean()),
  usage_model: usageModelSchema,
  /** `alias` `shortseries` plays as stories. CARD-016. */
  category: v.optional(v.object({ alias: v.string(), name: v.string() })),
  is_coming_soon: v.optional(v.boolean()),
  /** First day to watch it, `YYYY-MM-DD`; present until it has come. */
  start_date: v.optional(v.pipe(v.string(), v.isoDate())),
  ...seriesPlaceEntries,
};

/** A media item as cards show it. */
export const mediaItemShortSchema = v.object(mediaItemShortEntries);
/** A media item as cards show it. */
export type MediaItemShort = v.InferOutput<typeof mediaItemShortSchema>;
