import type { MediaBlock } from '@foyer/contract';
import { lazyPart } from '@foyer/ui/variants';
import { createElement, Suspense } from 'react';
import type { BlockProps } from './define-block.tsx';
import type { DropReason } from './dropped-blocks.ts';
import { filteredViews } from './filtered-views.ts';
import type { BlockNeeds } from './registered-block.tsx';
import { IsPageHeadline } from './parts/headline.tsx';
import { findBlock, preloadBlock } from './registry.ts';

/** No viewer sees it, so no page waits for it. */
const DroppedBlock = lazyPart(async () => (await import('./parts/dropped-block.tsx')).DroppedBlock);

/** Props of {@link LateBlock}. */
export interface LateBlockProps extends BlockProps {
  /** What was loaded for the page. */
  prepared?: Partial<PreparedBlocks>;
}

/**
 * A block whose code comes only with the pages that have it; nothing where no block answers to its key, unless the page
 * shows what is dropped. BLOCK-002
 */
export function LateBlock({ block, prepared = {} }: LateBlockProps) {
  const reason = prepared.dropped?.[block.id];
  if (reason) {
    return (
      <Suspense>
        <DroppedBlock block={block} reason={reason} />
      </Suspense>
    );
  }
  const Found = findBlock(block);
  if (!Found) return null;
  return (
    <IsPageHeadline value={block.id === prepared.headlineId}>
      {createElement(Found, { block })}
    </IsPageHeadline>
  );
}

/** Says whether the reader has signed in; asked only where it decides something. */
export type AskSignedIn = () => Promise<boolean>;

/** What a page loads ahead of its blocks. */
export interface PreparedBlocks {
  /** Ids of the late blocks that are to be shown. */
  lateIds: readonly string[];
  /** Id of the block whose headline is the page's own: its first hero or title. */
  headlineId?: string | undefined;
  /** Why blocks cannot be drawn, by id; only where the page shows that. */
  dropped?: Readonly<Record<string, DropReason>>;
}

/** What decides about the blocks of a page. */
export interface BlocksPage extends BlockNeeds {
  /** Alias of the media view, which is the name of the page's route: a block may be bound to it. */
  view: string;
  askSignedIn: AskSignedIn;
  /** Takes word of blocks that cannot be drawn. */
  report?: (error: unknown) => void;
  /** Whether a block that cannot be drawn says so in its place. @default false */
  showsDropped?: boolean;
}

const isHeadline = ({ tag, name }: MediaBlock): boolean => tag === 'hero' || name === 'mediaTitle';

const isForVisitors = ({ display_type }: MediaBlock): boolean => display_type === 'unauthorized';

/**
 * Loads the code and texts of the late blocks of a page. A block for those who have not signed in is not for the others,
 * and one of filters is for pages alone whose lists have them. BLOCK-077, FILTER-002
 */
export async function loadLateBlocks(
  blocks: readonly MediaBlock[],
  page: BlocksPage,
): Promise<PreparedBlocks> {
  const { view, askSignedIn, report, showsDropped } = page;
  const fitting = blocks.filter(({ tag }) => tag !== 'filters' || filteredViews.includes(view));
  const isSignedIn = fitting.some(isForVisitors) && (await askSignedIn());
  const meant = fitting.filter((block) => !isSignedIn || !isForVisitors(block));
  const looks = await Promise.all(
    meant.map(async (block) => ({ block, reason: await preloadBlock(block, page) })),
  );
  const drops = looks.flatMap(({ block, reason }) => (reason ? [{ block, reason }] : []));
  if (report && drops.length > 0) {
    const { reportDropped } = await import('./dropped-blocks.ts');
    for (const { block, reason } of drops) reportDropped(view, block, reason, report);
  }
  const drawn = looks.filter(({ reason }) => !reason).map(({ block }) => block);
  const lateIds = drawn.map(({ id }) => id);
  const headlineId = drawn.find(isHeadline)?.id;
  if (!showsDropped || drops.length === 0) return { lateIds, headlineId };
  const dropped = Object.fromEntries(drops.map(({ block, reason }) => [block.id, reason]));
  return { lateIds: [...lateIds, ...Object.keys(dropped)], headlineId, dropped };
}
