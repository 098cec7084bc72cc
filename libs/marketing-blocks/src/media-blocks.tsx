import type { MediaBlock } from '@foyer/contract';
import { lazyPart } from '@foyer/ui/variants';
import { createElement, Suspense, type ComponentType } from 'react';
import { BlockFrame } from './block-frame.tsx';
import { ContentBlock } from './blocks/content/content.tsx';
import { PromoBlock } from './blocks/promo/promo.tsx';
import type { BlockProps } from './define-block.tsx';
import { FarBlock } from './far-block.tsx';
import type { AskSignedIn } from './late-block.tsx';
import { titleEntries } from './titles/title-entries.ts';

const load = () => import('./late-block.tsx');
let Late: ComponentType<BlockProps> | undefined;

/** The blocks of every page; all others come late. */
const isShelf = (block: MediaBlock) =>
  block.type === 'promo' || (block.type === 'content' && titleEntries(block).length > 0);

/** Filters are links, which the server's page has, so their code may come when they are near. */
const isLinks = ({ tag }: MediaBlock) => tag === 'filters';

/** The first window shows no more blocks than these; what is below comes when it is near. */
const nearBlocks = 2;

/**
 * Loads the code of the blocks that do not come with every page, where a page has any.
 *
 * @param routeName - Of the page, which a block may be bound to.
 * @returns Ids of those that {@link MediaBlocks} is to show.
 */
export async function prepareBlocks(
  blocks: readonly MediaBlock[],
  askSignedIn: AskSignedIn,
  routeName: string,
): Promise<string[]> {
  const late = blocks.filter((block) => !isShelf(block));
  if (late.length === 0) return [];
  const { LateBlock, loadLateBlocks } = await load();
  Late ??= LateBlock;
  return loadLateBlocks(late, askSignedIn, routeName);
}

/** Whether all that is not near lies below a window of the usual height. */
const fillsWindow = ([first, second]: readonly MediaBlock[]): boolean =>
  first?.type === 'promo' && second?.type === 'content';

/** Props of {@link MediaBlocks}. */
interface MediaBlocksProps {
  blocks: readonly MediaBlock[];
  /** Which of the late blocks are shown, as {@link prepareBlocks} says. @default each that has a component */
  lateIds?: readonly string[];
}

/** The blocks of a media view, in the server's order; shelves without titles are left out. */
export function MediaBlocks({ blocks, lateIds }: MediaBlocksProps) {
  const shown = blocks.filter((block) =>
    isShelf(block) ? titleEntries(block).length > 0 : (lateIds?.includes(block.id) ?? true),
  );
  const firstShelf = shown.find(({ type }) => type === 'content');
  const isFilled = fillsWindow(shown);
  return shown.map((block, index) => {
    const one = <OneBlock block={block} isFirst={block === firstShelf} />;
    return (
      <BlockFrame key={block.id} block={block}>
        {index >= nearBlocks || isLinks(block) ? (
          <FarBlock id={block.id} from={block} isBelow={isFilled && index >= nearBlocks}>
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

function OneBlock({ block, isFirst }: { block: MediaBlock; isFirst: boolean }) {
  if (!isShelf(block)) {
    Late ??= lazyPart(async () => (await load()).LateBlock);
    return createElement(Late, { block });
  }
  if (block.type === 'promo') return <PromoBlock block={block} />;
  return <ContentBlock block={block} isFirst={isFirst} />;
}
