import type { CustomBlockName, MediaBlock } from '@foyer/contract';
import { lateBlock, type RegisteredBlock } from './registered-block.tsx';

/** The custom blocks of everyday pages that a name chooses, each loaded only where a page has one. BLOCK-001 */
const registry: Readonly<Partial<Record<`name:${CustomBlockName}`, RegisteredBlock>>> = {
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
  'name:promoDetails': lateBlock(
    'promo-details',
    () => import('./blocks/promo-details/promo-details.block.ts'),
  ),
  'name:promocode': lateBlock('promocode', () => import('./blocks/promocode/promocode.block.ts'), [
    'purchase',
    'input',
  ]),
  'name:seoText': lateBlock('seo-text', () => import('./blocks/seo-text/seo-text.block.ts')),
  'name:tvcode': lateBlock('tvcode', () => import('./blocks/tvcode/tvcode.block.ts'), [
    'tv',
    'component',
  ]),
};

/** Every name that has a block. */
export const nameKeys: readonly string[] = Object.keys(registry);

/** The component that a custom block's name chooses. */
export function findByName({ name }: MediaBlock): RegisteredBlock | undefined {
  const blocks: Readonly<Record<string, RegisteredBlock | undefined>> = registry;
  return blocks[`name:${name}`];
}
