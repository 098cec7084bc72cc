import {
  isKnownBlock,
  pageBlockSchema,
  pageDocumentSchema,
  unknownPageBlockSchema,
  type DraftView,
  type PageBlock,
  type PageDocument,
} from '@foyer/contract';
import * as v from 'valibot';

/** A block that is left out for every viewer, with its place among the blocks of the document. */
type LeftOut = DraftView['left_out'][number];

/** A draft as far as it can be shown. */
export interface ReadDraft {
  /** With the blocks that are shown. */
  document: PageDocument;
  /** Where each of them stands among the blocks of the document, from 0. */
  places: readonly number[];
  leftOut: readonly LeftOut[];
}

/** The document around its blocks, which are read one by one: a broken one must not cost the whole draft. */
const headSchema = v.object({
  ...v.omit(pageDocumentSchema, ['blocks']).entries,
  blocks: v.array(v.unknown()),
});

const anyBlockSchema = v.variant('type', [pageBlockSchema, unknownPageBlockSchema]);

/** A block that is shown, or why it is not. */
type ReadBlock = { block: PageBlock } | { leftOut: Omit<LeftOut, 'position'> };

function readBlock(value: unknown): ReadBlock {
  const id = (value as { id?: unknown } | null)?.id;
  const named = typeof id === 'string' ? { id } : {};
  const result = v.safeParse(anyBlockSchema, value);
  if (!result.success) {
    const detail = v.getDotPath(result.issues[0]);
    return { leftOut: { ...named, reason: 'broken', ...(detail !== null && { detail }) } };
  }
  const block = result.output;
  if (!isKnownBlock(block)) return { leftOut: { ...named, reason: 'unknown' } };
  return block.hidden ? { leftOut: { ...named, reason: 'hidden' } } : { block };
}

/** Reads what a half-made document says; nothing where it is no document at all. */
export function readDraft(value: unknown): ReadDraft | undefined {
  const head = v.safeParse(headSchema, value);
  if (!head.success) return undefined;
  const read = head.output.blocks.map(readBlock);
  const shown = read.flatMap((one, place) => ('block' in one ? [{ ...one, place }] : []));
  return {
    document: { ...head.output, blocks: shown.map(({ block }) => block) },
    places: shown.map(({ place }) => place),
    leftOut: read.flatMap((one, position) =>
      'leftOut' in one ? [{ ...one.leftOut, position }] : [],
    ),
  };
}
