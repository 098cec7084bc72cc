import { type MediaBlockItem, mediaBlockItemSchema, mediaBlockSchema } from '@foyer/contract';
import * as v from 'valibot';

type ItemType = MediaBlockItem['type'];

const { name, sub_name, target } = mediaBlockSchema.entries;

/** A shelf without items is not shown. */
const itemsOf = (types: readonly ItemType[]) =>
  v.pipe(
    v.array(
      v.variant(
        'type',
        mediaBlockItemSchema.options.filter(({ entries }) => types.includes(entries.type.literal)),
      ),
    ),
    v.nonEmpty(),
  );

/** The fields of a block that a shelf renders; shelves read the answer without a block schema. */
export const shelfSchema = (...types: readonly ItemType[]) =>
  v.object({ name, sub_name, target, items: itemsOf(types) });

/** What a shelf without a way further and without a second headline shows. */
export const bareShelfSchema = (...types: readonly ItemType[]) =>
  v.object({ name, items: itemsOf(types) });

/** Every type of an item. */
export const itemTypes: readonly ItemType[] = mediaBlockItemSchema.options.map(
  ({ entries }) => entries.type.literal,
);
