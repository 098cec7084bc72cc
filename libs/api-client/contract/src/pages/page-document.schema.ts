import * as v from 'valibot';
import { mediaBlockTypes } from '../media-views/block-keys.ts';
import { mediaBlockEntries } from '../media-views/media-block.schema.ts';
import { idSchema, screenTargetSchema } from '../primitives.ts';
import { blockSourceSchema } from './block-source.schema.ts';
import { localisedSchema } from './localised.schema.ts';
import { pictureRefSchema } from './refs.schema.ts';
import { textsSchema } from './texts.ts';

/** Form of the documents that this contract describes. */
export const PAGE_FORMAT = 1;

/** Name of a page in its address: small Latin letters, digits and hyphens, for example `my-collection`. */
export const pageAliasSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/),
  v.maxLength(64),
);

const { id, type, tag, display_type, custom_data } = mediaBlockEntries;

/** The same in every language, or in each. */
const nameSchema = v.union([v.string(), textsSchema]);

/** A block as an author keeps it: the block of an answer with every language in it, and where its items come from. */
export const pageBlockSchema = v.object({
  /** Random; the block keeps it wherever it moves. */
  id,
  type,
  tag,
  /** Headline; of a custom block without a tag one of `customBlockNames`. */
  name: nameSchema,
  sub_name: v.optional(nameSchema),
  /** Where the block's title leads; the same in every language. */
  target: v.optional(v.omit(screenTargetSchema, ['title'])),
  display_type,
  image: v.optional(pictureRefSchema),
  custom_data: v.optional(localisedSchema(custom_data.wrapped)),
  /** Kept, not shown. */
  hidden: v.optional(v.boolean()),
  /** @default none */
  source: v.optional(blockSourceSchema),
});
/** A block as an author keeps it. */
export type PageBlock = v.InferOutput<typeof pageBlockSchema>;

/** A block of a kind that this contract does not know: it stays in the text, and no page shows it. */
export const unknownPageBlockSchema = v.looseObject({
  id: idSchema,
  type: v.pipe(v.string(), v.regex(new RegExp(`^(?!(?:${mediaBlockTypes.join('|')})$)`))),
});
/** A block of a kind that this contract does not know. */
export type UnknownPageBlock = v.InferOutput<typeof unknownPageBlockSchema>;

/**
 * A page as its authors keep it: a text in JSON, which this describes. Fields that are not named here stay in the
 * text and say nothing; so the text is edited, and what this schema gives back is only read.
 */
export const pageDocumentSchema = v.object({
  format: v.literal(PAGE_FORMAT),
  alias: pageAliasSchema,
  name: textsSchema,
  /** For search engines. */
  description: v.optional(textsSchema),
  blocks: v.array(v.variant('type', [pageBlockSchema, unknownPageBlockSchema])),
});
/** A page as its authors keep it. */
export type PageDocument = v.InferOutput<typeof pageDocumentSchema>;

const knownTypes: ReadonlySet<string> = new Set(mediaBlockTypes);

/** Whether a block is of a kind that this contract knows. */
export const isKnownBlock = (block: PageBlock | UnknownPageBlock): block is PageBlock =>
  knownTypes.has(block.type);
