import type { mediaBlocks, mediaViews } from '../database/schema.ts';
import { views } from './views/index.ts';

/** The pages as the database keeps them. */
export const viewRows: readonly (typeof mediaViews.$inferInsert)[] = views.map(
  ({ alias, names, descriptions = null }) => ({ alias, names, descriptions }),
);

/** Their blocks. */
export const blockRows: readonly (typeof mediaBlocks.$inferInsert)[] = views.flatMap(
  ({ alias, blocks }) =>
    blocks.map((block, position) => ({
      id: `${alias}-${position + 1}`,
      alias,
      position,
      type: block.type,
      tag: block.tag ?? null,
      names: typeof block.names === 'string' ? { rus: block.names } : block.names,
      subNames: block.subNames ?? null,
      link: block.link ?? null,
      displayType: block.displayType ?? null,
      imageId: block.image ?? null,
      source: block.source ?? { kind: 'none' as const },
      customData: block.customData ?? null,
    })),
);
