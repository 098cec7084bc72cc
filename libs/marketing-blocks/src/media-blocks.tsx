import type { MediaBlock } from '@foyer/contract';
import { createElement, Suspense } from 'react';
import { BlockFrame } from './block-frame.tsx';
import { CarouselBlock } from './blocks/carousel/carousel.tsx';
import { ContentBlock } from './blocks/content/content.tsx';
import { PromoBlock } from './blocks/promo/promo.tsx';
import { Top10Block } from './blocks/top10/top10.tsx';
import { findBlock } from './registry.ts';
import { titleEntries } from './titles/title-entries.ts';

/** The blocks of a media view, in the server's order; shelves without titles are left out. */
export function MediaBlocks({ blocks }: { blocks: readonly MediaBlock[] }) {
  const shown = blocks.filter((block) => findBlock(block) || titleEntries(block).length > 0);
  const firstShelf = shown.find(({ type }) => type === 'content');
  return shown.map((block) => (
    <BlockFrame key={block.id} block={block}>
      <OneBlock block={block} isFirst={block === firstShelf} />
    </BlockFrame>
  ));
}

function OneBlock({ block, isFirst }: { block: MediaBlock; isFirst: boolean }) {
  const registered = findBlock(block);
  if (registered) return <Suspense>{createElement(registered, { block })}</Suspense>;
  switch (block.type) {
    case 'promo':
      return <PromoBlock block={block} />;
    case 'carousel':
      return <CarouselBlock block={block} />;
    case 'top10':
      return <Top10Block block={block} />;
    case 'content':
      return <ContentBlock block={block} isFirst={isFirst} />;
    default:
      return null;
  }
}
