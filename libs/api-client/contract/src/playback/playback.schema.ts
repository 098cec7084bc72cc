import * as v from 'valibot';
import { idSchema, secondsSchema } from '../primitives.ts';
import { pinSchema } from '../secrets.ts';

const trackSchema = v.object({
  /** ISO 639-2 code as in the manifest, for example `rus`. */
  language: v.string(),
  title: v.string(),
});

/** All that the player needs to play one film or trailer. */
export const playerAssetSchema = v.object({
  type: v.literal('vod'),
  content_id: idSchema,
  urls: v.object({ dash: v.string(), hls: v.string() }),
  is_crypted: v.boolean(),
  /** Present when the streams are encrypted. */
  drm_config: v.optional(v.object({ clearkey_url: v.string() })),
  /** Address of the list of thumbnails for the seek bar; streams without one have none. */
  thumbnails_url: v.optional(v.string()),
  duration: secondsSchema,
  title: v.string(),
  age_level: v.object({ name: v.string() }),
  intro: v.optional(v.object({ start: secondsSchema, end: secondsSchema })),
  credits_start: v.optional(secondsSchema),
  chapters: v.optional(v.array(v.object({ start: secondsSchema, title: v.string() }))),
  audio: v.array(trackSchema),
  subtitles: v.array(trackSchema),
  /** Where to start: 0, or where this profile stopped. */
  start_time: secondsSchema,
});
/** All that the player needs to play one film or trailer. */
export type PlayerAsset = v.InferOutput<typeof playerAssetSchema>;

/** Path parameters of the playback call. */
export const playbackParamsSchema = v.object({ id: idSchema });

/** Input of the playback call; the PIN opens a title above the profile's default age limit. */
export const playbackRequestSchema = v.object({ pin_code: v.optional(pinSchema) });

/** Answer of the playback call. */
export const playbackSchema = v.object({ asset: playerAssetSchema });
/** Answer of the playback call. */
export type Playback = v.InferOutput<typeof playbackSchema>;

/** The streams of the demo's media origin. */
export const originAssets = ['film', 'film-protected', 'trailer', 'ad-1', 'ad-2'] as const;

/** Path parameters of a media file; `file` may hold slashes. */
export const originParamsSchema = v.object({ asset: v.picklist(originAssets), file: idSchema });

/** Key ids whose keys a ClearKey player asks for, base64url without padding. */
export const clearKeyRequestSchema = v.object({
  kids: v.array(v.string()),
  type: v.optional(v.string()),
});

/** JWK set of a ClearKey licence. */
export const clearKeyLicenceSchema = v.object({
  keys: v.array(v.object({ kty: v.literal('oct'), kid: v.string(), k: v.string() })),
  type: v.optional(v.string()),
});
/** JWK set of a ClearKey licence. */
export type ClearKeyLicence = v.InferOutput<typeof clearKeyLicenceSchema>;
