import type { CustomBlockName, CustomBlockTag, MediaBlock, MediaBlockType } from '@foyer/contract';
import { lateBlock, type RegisteredBlock } from './registered-block.tsx';

/** What a block is chosen by; `faq` is both a tag and a name. BLOCK-001 */
type BlockKey = `tag:${CustomBlockTag}` | `name:${CustomBlockName}` | `type:${MediaBlockType}`;

/** The blocks by key, each loaded only where a page has one. */
const registry: Readonly<Partial<Record<BlockKey, RegisteredBlock>>> = {
  'name:breadcrumbs': lateBlock(
    'breadcrumbs',
    () => import('./blocks/breadcrumbs/breadcrumbs.block.ts'),
  ),
  'name:button': lateBlock('button', () => import('./blocks/button/button.block.ts')),
  'name:docs': lateBlock('docs', () => import('./blocks/docs/docs.block.ts')),
  'name:faq': lateBlock('faq', () => import('./blocks/faq/faq.block.ts')),
  'name:legal': lateBlock('legal', () => import('./blocks/legal/legal.block.ts')),
  'name:mediaTitle': lateBlock(
    'media-title',
    () => import('./blocks/media-title/media-title.block.ts'),
  ),
  'name:promoDetails': lateBlock('seo-text', () => import('./blocks/seo-text/seo-text.block.ts')),
  'name:seoText': lateBlock('seo-text', () => import('./blocks/seo-text/seo-text.block.ts')),
  'tag:any_device': lateBlock(
    'picture-words',
    () => import('./blocks/picture-words/picture-words.block.ts'),
  ),
  'tag:devices': lateBlock('cards', () => import('./blocks/cards/cards.block.ts')),
  'tag:faq': lateBlock('faq', () => import('./blocks/faq/faq.block.ts')),
  'tag:filters': lateBlock('filters', () => import('./blocks/filters/filters.block.ts')),
  'tag:hero': lateBlock(
    'picture-words',
    () => import('./blocks/picture-words/picture-words.block.ts'),
  ),
  'tag:start': lateBlock('cards', () => import('./blocks/cards/cards.block.ts')),
  'type:background': lateBlock(
    'background',
    () => import('./blocks/background/background.block.ts'),
  ),
  'type:carousel': lateBlock('carousel', () => import('./blocks/carousel/carousel.block.ts')),
  'type:channels': lateBlock('channels', () => import('./blocks/channels/channels.block.ts')),
  'type:collection': lateBlock(
    'collection',
    () => import('./blocks/collection/collection.block.ts'),
  ),
  'type:content': lateBlock('shelf', () => import('./blocks/shelf/shelf.block.ts')),
  'type:recom_cold_start': lateBlock(
    'recom-cold-start',
    () => import('./blocks/recom-cold-start/recom-cold-start.block.ts'),
  ),
  'type:service': lateBlock('service', () => import('./blocks/service/service.block.ts')),
  'type:top10': lateBlock('top10', () => import('./blocks/top10/top10.block.ts')),
};

/** Every key that has a block. */
export const registeredKeys: readonly string[] = Object.keys(registry);

/** The block's component: its tag wins over its name, and both over its type. BLOCK-002 */
export function findBlock({ tag, name, type }: MediaBlock): RegisteredBlock | undefined {
  const blocks: Readonly<Record<string, RegisteredBlock | undefined>> = registry;
  // The name of a shelf is a headline that may read like any key.
  const custom =
    type === 'custom_block' ? (blocks[`tag:${tag}`] ?? blocks[`name:${name}`]) : undefined;
  return custom ?? blocks[`type:${type}`];
}
