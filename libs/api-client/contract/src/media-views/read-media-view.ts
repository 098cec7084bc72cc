import * as v from 'valibot';
import {
  mediaBlockEntries,
  mediaBlockItemSchema,
  type MediaBlock,
  type MediaBlockItem,
} from './media-block.schema.ts';
import type { MediaView, MediaViewAnswer } from './media-views.schema.ts';

const blockWithOpenItemsSchema = v.object({ ...mediaBlockEntries, items: v.array(v.unknown()) });

function readItem(item: unknown): MediaBlockItem[] {
  const result = v.safeParse(mediaBlockItemSchema, item);
  return result.success ? [result.output] : [];
}

function readBlock(block: unknown): MediaBlock[] {
  const result = v.safeParse(blockWithOpenItemsSchema, block);
  if (!result.success) return [];
  return [{ ...result.output, items: result.output.items.flatMap(readItem) }];
}

/**
 * The blocks and items of a page that this contract knows; others, and broken ones, are left out. So a
 * service may send a new kind of block before every front end knows it.
 */
export const readMediaView = (answer: MediaViewAnswer): MediaView => ({
  ...answer,
  media_blocks: answer.media_blocks.flatMap(readBlock),
});
