import type { CompiledPage } from '@foyer/page-document';
import type { mediaBlocks, mediaViews } from './schema.ts';

/** A page as the database keeps it. */
export const viewRowOf = ({
  alias,
  names,
  descriptions,
}: CompiledPage): typeof mediaViews.$inferSelect => ({
  alias,
  names,
  descriptions: descriptions ?? null,
});

/** Its blocks. */
export const blockRowsOf = ({ alias, blocks }: CompiledPage): (typeof mediaBlocks.$inferSelect)[] =>
  blocks.map((block, position) => ({
    id: block.id,
    alias,
    position,
    type: block.type,
    tag: block.tag ?? null,
    names: block.names,
    subNames: block.subNames ?? null,
    link: block.link ?? null,
    displayType: block.displayType ?? null,
    imageId: block.imageId ?? null,
    source: block.source,
    customData: block.customData ?? null,
  }));
