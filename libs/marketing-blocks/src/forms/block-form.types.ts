import type { MediaBlock } from '@foyer/contract';
import type { FieldRules } from '@foyer/page-document/form';
import type * as v from 'valibot';

/** Where a block stands in the library of the composer. */
export type BlockCategory =
  'opening' | 'shelves' | 'selling' | 'reasons' | 'banners' | 'words' | 'playing' | 'other';

/** What an editor needs of a block, beside its words. */
export interface BlockForm {
  /** The block's own. */
  schema: v.GenericSchema;
  /** What the schema does not say of its fields. */
  rules?: FieldRules;
  category: BlockCategory;
  /** Blocks of this key to begin with, the first of which holds all that the key may say. */
  presets: readonly MediaBlock[];
  /** Place of the list that the block is about: its description says how many there are. */
  counted?: string;
  /** Aliases of the pages that may hold it. @default every page */
  views?: readonly string[];
  /** Key of the block that takes what a full list of this one has no place for. */
  whenFull?: string;
}
