import * as v from 'valibot';
import { idSchema } from '../primitives.ts';
import type { MediaBlock } from './media-block.schema.ts';

/**
 * A page composed of blocks, as it is sent. The blocks are open here: one of a kind that this front end
 * does not know, or one that is broken, must not cost the whole page. {@link readMediaView} reads
 * them one by one.
 */
export const mediaViewAnswerSchema = v.object({
  alias: idSchema,
  name: v.string(),
  /** For search engines. */
  description: v.optional(v.string()),
  /** Each a `MediaBlock`, or something newer. */
  media_blocks: v.array(v.looseObject({ id: idSchema, type: v.string() })),
});
/** A page composed of blocks, as it is sent. */
export type MediaViewAnswer = v.InferOutput<typeof mediaViewAnswerSchema>;

/** A page composed of blocks that this contract knows. */
export interface MediaView extends Omit<MediaViewAnswer, 'media_blocks'> {
  media_blocks: MediaBlock[];
}

/** Path parameters of the media view call. */
export const mediaViewParamsSchema = v.object({ alias: idSchema });

/** Query of the media view call. */
export const mediaViewQuerySchema = v.object({
  /** Id or slug of a title that the page is about: its promo starts with it, and its shelves are like it. CALL-036. */
  media_item_id: v.optional(v.pipe(idSchema, v.maxLength(100))),
});
