import * as v from 'valibot';
import { idSchema, secondsSchema } from '../primitives.ts';

const trackSchema = v.object({
  /** ISO 639-2 code as in the manifest, for example `rus`. */
  language: v.string(),
  title: v.string(),
});

/** The places in a playback where advertisements may stand. Spec 3 §4 "Ad slots". */
export const adSlots = ['preroll', 'midroll', 'pauseroll', 'postroll'] as const;
/** A place in a playback where advertisements may stand. */
export type AdSlot = (typeof adSlots)[number];

/**
 * Addresses of ad requests by slot; a slot without one shows nothing. Each answers VAST 2 to 4.3, or VMAP 1.0, whose
 * breaks of that slot count. Macros of VAST 4.3 §6 in it, such as `[GDPRCONSENT]`, are filled by the player. ENGINE-004.
 */
const adSchema = v.object({
  preroll: v.optional(v.string()),
  midroll: v.optional(v.string()),
  pauseroll: v.optional(v.string()),
  postroll: v.optional(v.string()),
});

/** How to get the keys of encrypted streams. Spec 3 §3, DRM-002, DRM-003. */
export const drmConfigSchema = v.object({
  /** Licence servers by key system; those that the streams are not made for are absent. */
  urls: v.object({
    clearkey: v.optional(v.string()),
    widevine: v.optional(v.string()),
    playready: v.optional(v.string()),
    fairplay: v.optional(v.string()),
  }),
  /** Certificate of the FairPlay server; present with `urls.fairplay`. */
  fairplay_cert_url: v.optional(v.string()),
  /** Sent as `PreAuthorization` with licence requests. Good for minutes: ask to play again for a new one. DRM-001. */
  token: v.string(),
  /** Name of the party that issues licences. */
  drm_provider: v.string(),
});
/** How to get the keys of encrypted streams. */
export type DrmConfig = v.InferOutput<typeof drmConfigSchema>;

/** A neighbouring episode, as the player offers it. */
const neighbourSchema = v.object({
  id: idSchema,
  slug: idSchema,
  name: v.string(),
  series_id: idSchema,
  season_id: idSchema,
  /** From 1. */
  season_number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** From 1, in its season. */
  episode_number: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** What is particular to a channel's stream. */
const liveSchema = v.object({
  channel_id: idSchema,
  /** How far back the viewer may go, in seconds: what the `offset` of the address may be at most. 0 for not at all. LIVE-003, LIVE-006. */
  max_offset: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** All that the player needs to play one thing. Spec 3 §3, ENGINE-002. */
export const playerAssetSchema = v.object({
  /** `catchup` is a programme from the archive: it plays like `vod` once it has ended. ENGINE-001. */
  type: v.picklist(['vod', 'live', 'catchup', 'embed']),
  /** `content` for what the catalogue knows, `custom` for anything else. ENGINE-003. */
  content_type: v.picklist(['content', 'custom']),
  content_id: idSchema,
  urls: v.object({ dash: v.string(), hls: v.string() }),
  /** The part of the addresses that is this viewer's own, for who shares segments with others; absent where all may ask. */
  token: v.optional(v.string()),
  is_crypted: v.boolean(),
  /** Present when the streams are encrypted. */
  drm_config: v.optional(drmConfigSchema),
  ad: adSchema,
  /** The ad server counts nothing. */
  ad_is_test: v.boolean(),
  /** Whether viewers deliver segments to each other. ENGINE-006. */
  teleport_enabled: v.boolean(),
  /** Address of the list of thumbnails for the seek bar; streams without one have none. THUMB-004. */
  thumbnails_url: v.optional(v.string()),
  /** 0 for live. */
  duration: secondsSchema,
  title: v.string(),
  /** A second line: the season and episode, or the channel. */
  subtitle: v.optional(v.string()),
  age_level: v.object({ name: v.string() }),
  intro: v.optional(v.object({ start: secondsSchema, end: secondsSchema })),
  credits_start: v.optional(secondsSchema),
  chapters: v.optional(v.array(v.object({ start: secondsSchema, title: v.string() }))),
  audio: v.array(trackSchema),
  subtitles: v.array(trackSchema),
  /** Where to start: 0, or where this profile stopped. */
  start_time: secondsSchema,
  previous_episode: v.optional(neighbourSchema),
  next_episode: v.optional(neighbourSchema),
  /** Of a channel. */
  live: v.optional(liveSchema),
});
/** All that the player needs to play one thing. */
export type PlayerAsset = v.InferOutput<typeof playerAssetSchema>;
