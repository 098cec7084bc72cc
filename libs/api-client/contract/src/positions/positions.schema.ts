import * as v from 'valibot';
import {
  mediaItemEntrySchema,
  mediaPositionSchema,
} from '../media-items/media-item-entry.schema.ts';
import { pageEntries, pageQueryEntries } from '../paging.ts';
import { idSchema, secondsSchema } from '../primitives.ts';

/** Path parameters of a position: id of a film or an episode. */
export const positionParamsSchema = v.object({ media_item_id: idSchema });

/** Where the player stands, or where an entry of the history stood that is put back. */
export const setPositionSchema = v.object({
  /** At most a day. */
  timepoint: v.pipe(secondsSchema, v.maxValue(86_400)),
  /** Whose seconds these are: of the stream that plays, or of the title, as positions are answered. @default 'stream' */
  scale: v.optional(v.picklist(['stream', 'title'])),
  /** How long ago the viewer stood there: what another device has stored since then stays. At most 30 days. @default 0 */
  seconds_ago: v.optional(v.pipe(secondsSchema, v.maxValue(2_592_000))),
  /** Who watched; refused where the session is another profile's by now. @default the session's profile */
  profile_id: v.optional(idSchema),
});

/** The position as it is stored now, which is the newest. */
export const storedPositionSchema = v.object({ media_position: mediaPositionSchema });
/** The position as it was stored. */
export type StoredPosition = v.InferOutput<typeof storedPositionSchema>;

/** Query of the positions call. */
export const positionsQuerySchema = v.object({
  /** `1`: only what is not watched to its end, a series once, with the episode to go on with. */
  continue_watching: v.optional(v.literal('1')),
  ...pageQueryEntries,
});

/** A page of what the profile has watched, the latest first. */
export const positionsPageSchema = v.object({
  items: v.array(mediaItemEntrySchema),
  ...pageEntries,
});
/** A page of what the profile has watched. */
export type PositionsPage = v.InferOutput<typeof positionsPageSchema>;
