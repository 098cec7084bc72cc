import type { CustomBlockName, CustomBlockTag, MediaBlock, MediaBlockType } from '@foyer/contract';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { BlockProps } from './define-block.tsx';

/** What a block is chosen by; `faq` is both a tag and a name. BLOCK-001 */
type BlockKey = `tag:${CustomBlockTag}` | `name:${CustomBlockName}` | `type:${MediaBlockType}`;

type LazyBlock = LazyExoticComponent<ComponentType<BlockProps>>;

/** The blocks by key, each loaded only where a page has one. */
const registry: Readonly<Partial<Record<BlockKey, LazyBlock>>> = {};

/** The block's component: its tag wins over its name, and both over its type. BLOCK-002 */
export function findBlock({ tag, name, type }: MediaBlock): LazyBlock | undefined {
  const blocks: Readonly<Record<string, LazyBlock | undefined>> = registry;
  // The name of a shelf is a headline that may read like any key.
  const custom =
    type === 'custom_block' ? (blocks[`tag:${tag}`] ?? blocks[`name:${name}`]) : undefined;
  return custom ?? blocks[`type:${type}`];
}
