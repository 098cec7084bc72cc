import type { Node } from 'jsonc-parser';
import { EditRefusal, holderAt, treeOf } from '../edit/values.ts';
import { nodeAt } from '../text/open-page.ts';

/** A block of a document with its bytes. */
export interface BlockText {
  id: string;
  /** As it is spelled. */
  text: string;
  value: unknown;
}

/** A document taken apart. */
export interface PageParts {
  /** In their order. */
  blocks: ReadonlyMap<string, BlockText>;
  /** What it says beside its blocks, by field. */
  fields: ReadonlyMap<string, unknown>;
}

function blockOf(text: string, node: Node): BlockText {
  const id: unknown = nodeAt(node, ['id'])?.value;
  if (typeof id !== 'string') throw new EditRefusal('A block has no id');
  const own = text.slice(node.offset, node.offset + node.length);
  return { id, text: own, value: JSON.parse(own) as unknown };
}

/**
 * Takes a document apart by the ids of its blocks.
 *
 * @throws EditRefusal for a text that is broken, has no blocks, or whose blocks have no ids or the same ones.
 */
export function partsOf(text: string): PageParts {
  const root = treeOf(text);
  const list = holderAt(root, ['blocks']).children ?? [];
  const blocks = new Map(list.map((node) => blockOf(text, node)).map((block) => [block.id, block]));
  if (blocks.size < list.length) throw new EditRefusal('Two blocks have the same id');
  const { blocks: _blocks, ...fields } = JSON.parse(text) as Record<string, unknown>;
  return { blocks, fields: new Map(Object.entries(fields)) };
}
