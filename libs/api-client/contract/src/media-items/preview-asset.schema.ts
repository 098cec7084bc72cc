import * as v from 'valibot';

/** A trailer as the preview of a card plays it. Spec 2 §3. */
export const previewAssetSchema = v.object({
  /** Address of the stream where `urls` has none that fits. */
  url: v.string(),
  urls: v.object({
    dash: v.optional(v.string()),
    hls: v.optional(v.string()),
    /** Encrypted DASH. */
    widevine: v.optional(v.string()),
    /** Encrypted HLS. */
    fairplay: v.optional(v.string()),
  }),
  is_crypted: v.boolean(),
  is_hevc: v.boolean(),
  is_tokenized: v.boolean(),
  /** What a tokenised stream is asked for with. */
  cdn_token: v.optional(v.object({ get_parameters: v.string() })),
  drm_provider: v.optional(v.string()),
  /** Kind of player, for example `web`. */
  player_type: v.string(),
});
/** A trailer as the preview of a card plays it. */
export type PreviewAsset = v.InferOutput<typeof previewAssetSchema>;
