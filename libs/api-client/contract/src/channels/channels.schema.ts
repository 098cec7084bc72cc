import * as v from 'valibot';
import { contentActionSchema } from '../actions/actions.schema.ts';
import { mediaItemTypeSchema } from '../media-items/media-item-short.schema.ts';
import { pageEntries, pageQueryEntries } from '../paging.ts';
import { idSchema } from '../primitives.ts';
import { purchaseVariantsSchema } from '../purchases/purchase-options.schema.ts';
import {
  channelGenreSchema,
  channelShortEntries,
  channelShortSchema,
} from './channel-short.schema.ts';
import {
  ageLevelSchema,
  guideTimeSchema,
  programmeShortEntries,
  programmeShortSchema,
} from './programme-short.schema.ts';

const secondsSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * What of a channel can be watched at another time. `pltv` is its live stream, paused or from earlier;
 * catch-up is a programme from the archive. Each needs both: the channel allows it, and the viewer has
 * bought it. ENTITY-028, LIVE-005, LIVE-006.
 */
export const timeShiftSchema = v.object({
  is_pltv_allowed: v.boolean(),
  is_pltv_purchased: v.boolean(),
  is_catchup_allowed: v.boolean(),
  is_catchup_purchased: v.boolean(),
  /** The service to buy for it; absent where none is needed. LIVE-007. */
  tstv_service_id: v.optional(idSchema),
  /** How long programmes stay in the archive, in seconds. LIVE-009. */
  tstv_depth: secondsSchema,
  /** How far the live stream may be paused or gone back, in seconds. LIVE-009. */
  pltv_max_duration: secondsSchema,
});
/** What of a channel can be watched at another time. */
export type TimeShift = v.InferOutput<typeof timeShiftSchema>;

/** A channel as its page and the player show it. ENTITY-025, ENTITY-026. */
export const channelSchema = v.object({
  ...channelShortEntries,
  /** The same as `id`: how the player names it. */
  channel_id: idSchema,
  description: v.string(),
  /** The programme that is on now. */
  program_id: v.optional(idSchema),
  /** Whether anything of it can be watched at another time. LIVE-009. */
  is_tstv_allowed: v.boolean(),
  tstv_options_channel: timeShiftSchema,
  actions: v.array(contentActionSchema),
  /** What it can be got by; for those who have signed in only. CALL-030. */
  purchase_variants: v.optional(purchaseVariantsSchema),
});
/** A channel as its page and the player show it. */
export type Channel = v.InferOutput<typeof channelSchema>;

/** Query of the list of channels. */
export const channelsQuerySchema = v.object({
  ...pageQueryEntries,
  /** Id of a genre. */
  genre: v.optional(v.pipe(v.string(), v.maxLength(40))),
});

/** A page of channels. Those that the profile hides are left out. */
export const channelsPageSchema = v.object({
  items: v.array(channelShortSchema),
  ...pageEntries,
});
/** A page of channels. */
export type ChannelsPage = v.InferOutput<typeof channelsPageSchema>;

/** The genres that channels have, in their order. */
export const channelGenresSchema = v.object({ items: v.array(channelGenreSchema) });
/** The genres that channels have. */
export type ChannelGenres = v.InferOutput<typeof channelGenresSchema>;

const nameSchema = v.pipe(idSchema, v.maxLength(100));

/** Path parameters of the channel call. */
export const channelParamsSchema = v.object({ id_or_slug: nameSchema });

/** How many channels one call for the guide may name. */
export const GUIDE_MAX_CHANNELS = 30;

/** The longest part of the guide that one call answers, in seconds: a day and a night. */
export const GUIDE_MAX_SECONDS = 36 * 60 * 60;

const timeTextSchema = v.pipe(v.string(), v.regex(/^\d{1,12}$/));

/** Query of the guide: some channels, and a part of its time. */
export const guideQuerySchema = v.object({
  /** Ids, separated by commas; at most {@link GUIDE_MAX_CHANNELS}. */
  channel_ids: v.pipe(
    v.string(),
    v.maxLength(2000),
    v.regex(new RegExp(String.raw`^[\w-]+(,[\w-]+){0,${GUIDE_MAX_CHANNELS - 1}}$`)),
  ),
  /** Seconds since 1970. */
  from: timeTextSchema,
  /** Seconds since 1970, later than `from` by at most {@link GUIDE_MAX_SECONDS}. */
  to: timeTextSchema,
});

/** The guide of some channels: what is on between two moments, without a gap. */
export const guideSchema = v.object({
  items: v.array(v.object({ channel_id: idSchema, epgs: v.array(programmeShortSchema) })),
  /** The guide knows nothing earlier and nothing later. */
  first_time: guideTimeSchema,
  last_time: guideTimeSchema,
});
/** The guide of some channels. */
export type Guide = v.InferOutput<typeof guideSchema>;

/** The title of the catalogue that a programme or a show is. */
const catalogueItemSchema = v.object({ type: mediaItemTypeSchema, id: idSchema, slug: idSchema });

/** A programme as its page shows it. */
export const programmeSchema = v.object({
  ...programmeShortEntries,
  description: v.string(),
  /** Where it is in the catalogue. */
  media_item: v.optional(catalogueItemSchema),
  is_reminder_set: v.boolean(),
});
/** A programme as its page shows it. */
export type Programme = v.InferOutput<typeof programmeSchema>;

/** Path parameters of the programme call. */
export const programmeParamsSchema = v.object({ id: nameSchema });

/** A show: everything that is shown under one name on a channel. */
export const showSchema = v.object({
  id: idSchema,
  name: v.string(),
  description: v.string(),
  logo: programmeShortEntries.logo,
  age_level: ageLevelSchema,
  channel_info: programmeShortEntries.channel_info,
  /** Where it is in the catalogue. */
  media_item: v.optional(catalogueItemSchema),
  /** Its showings that the guide knows, the earliest first. */
  epgs: v.array(programmeShortSchema),
});
/** A show. */
export type Show = v.InferOutput<typeof showSchema>;

/** Path parameters of the show call. */
export const showParamsSchema = v.object({ channel_id: nameSchema, id: nameSchema });
