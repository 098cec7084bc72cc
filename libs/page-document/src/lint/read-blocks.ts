import {
  isKnownBlock,
  pageBlockSchema,
  type PageBlock,
  type UnknownPageBlock,
} from '@foyer/contract';
import * as v from 'valibot';
import type { Path } from '../text/open-page.ts';

/** A block of a document that is as the schema says. */
export interface ReadBlock {
  path: Path;
  block: PageBlock;
}

/** A block as far as its id and its kind can be told. */
export interface NamedBlock {
  path: Path;
  block: UnknownPageBlock;
}

const headSchema = v.looseObject({ id: v.string(), type: v.string() });

/** The blocks of a document, also of one that is wrong elsewhere. */
export function namedBlocks(value: unknown): NamedBlock[] {
  const blocks = (value as { blocks?: unknown } | null | undefined)?.blocks;
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block: unknown, index) =>
    v.is(headSchema, block) ? [{ path: ['blocks', index], block }] : [],
  );
}

/** The blocks that this contract knows and that are as it says. */
export const readBlocks = (named: readonly NamedBlock[]): ReadBlock[] =>
  named.flatMap(({ path, block }) => {
    if (!isKnownBlock(block)) return [];
    const { success, output } = v.safeParse(pageBlockSchema, block);
    return success ? [{ path, block: output }] : [];
  });
