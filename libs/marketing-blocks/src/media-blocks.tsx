import type { MediaBlock } from '@foyer/contract';
import { lazyPart } from '@foyer/ui/variants';
import { createElement, Suspense, type ComponentType } from 'react';
import { BlockFrame } from './block-frame.tsx';
import { ContentBlock } from './blocks/content/content.tsx';
import { PromoBlock } from './blocks/promo/promo.tsx';
import { FarBlock, type FarWait } from './far-block.tsx';
import type { BlocksPage, LateBlockProps, PreparedBlocks } from './late-block.tsx';
import { titleEntries } from './titles/title-entries.ts';

const load = () => import('./late-block.tsx');
export type { PreparedBlocks };
let Late: ComponentType<LateBlockProps> | undefined;

/** The blocks of every page; all others come late. */
const isShelf = (block: MediaBlock) => {
  const { length } = titleEntries(block);
  // A promo with banners is for few pages.
  return (
    length > 0 && (block.type === 'content' || (block.type === 'promo' && !block.items[length]))
  );
};

/** Filters are links, which the server's page has, so their code may come when they are near. */
const isLinks = ({ tag }: MediaBlock) => tag === 'filters';

/** The first window shows no more blocks than these; what is below comes when it is near. */
const nearBlocks = 2;

/** A window shows no more of a page that begins with a way, a title and a headline; none of these grows when it is seen. */
const screenBlocks = 5;

/**
 * Loads the code and texts of the blocks that do not come with every page, where a page has any.
 *
 * @returns What {@link MediaBlocks} needs.
 */
export async function prepareBlocks(
  blocks: readonly MediaBlock[],
  page: BlocksPage,
): Promise<PreparedBlocks> {
  const late = blocks.filter((block) => !isShelf(block));
  if (late.length === 0) return { lateIds: [] };
  const { LateBlock, loadLateBlocks } = await load();
  Late ??= LateBlock;
  return loadLateBlocks(late, page);
}

/** Whether all that is not near lies below a window of the usual height. */
const fillsWindow = ([first, second]: readonly MediaBlock[]): boolean =>
  first?.type === 'promo' && second?.type === 'content';

/** How the server's block waits. */
function waitOf(index: number, isFilled: boolean): FarWait {
  const isLater = index >= screenBlocks;
  if (!isFilled) return isLater ? ['sheets'] : 'never';
  return isLater ? ['screen', 'sheets'] : ['screen'];
}

/** Props of {@link MediaBlocks}. */
interface MediaBlocksProps extends Partial<PreparedBlocks> {
  blocks: readonly MediaBlock[];
}

/** The blocks of a media view, in the server's order; shelves without titles are left out. */
export function MediaBlocks({ blocks, ...prepared }: MediaBlocksProps) {
  const shown = blocks.filter(
    (block) => isShelf(block) || (prepared.lateIds?.includes(block.id) ?? true),
  );
  const firstShelf = shown.find(({ type }) => type === 'content');
  // What waits, and how, is said by the server alone.
  const isFilled = import.meta.env.SSR && fillsWindow(shown);
  return shown.map((block, index) => {
    const one = <OneBlock block={block} isFirst={block === firstShelf} prepared={prepared} />;
    return (
      <BlockFrame key={block.id} block={block}>
        {index >= nearBlocks || isLinks(block) ? (
          <FarBlock
            id={block.id}
            from={block}
            waits={import.meta.env.SSR ? waitOf(index, isFilled) : undefined}
          >
            {one}
          </FarBlock>
        ) : isShelf(block) ? (
          one
        ) : (
          <Suspense>{one}</Suspense>
        )}
      </BlockFrame>
    );
  });
}

interface OneBlockProps extends Required<LateBlockProps> {
  /** The first shelf comes at once. */
  isFirst: boolean;
}

function OneBlock({ block, isFirst, prepared }: OneBlockProps) {
  if (!isShelf(block)) {
    Late ??= lazyPart(async () => (await load()).LateBlock);
    return createElement(Late, { block, prepared });
  }
  if (block.type === 'promo') return <PromoBlock block={block} />;
  return <ContentBlock block={block} isFirst={isFirst} />;
}
