import * as v from 'valibot';
import { idSchema } from '../primitives.ts';
import { pinSchema } from '../secrets.ts';
import { playerAssetSchema } from './player-asset.schema.ts';

/** Path parameters of the playback calls: the id or the slug of what is to be played. */
export const playbackParamsSchema = v.object({ id: v.pipe(idSchema, v.maxLength(100)) });

/** Input of the playback calls. */
export const playbackRequestSchema = v.object({
  /** Opens a title above the profile's default age limit. */
  pin_code: v.optional(pinSchema),
  /** The player stands inside another site's page. */
  is_embedded: v.optional(v.boolean()),
});

/** Answer of the playback calls. */
export const playbackSchema = v.object({ asset: playerAssetSchema });
/** Answer of the playback calls. */
export type Playback = v.InferOutput<typeof playbackSchema>;
