import type { CustomBlockTag, MediaBlock } from '@foyer/contract';
import { familyBlock, lateBlock, type RegisteredBlock } from './registered-block.tsx';

const bundles = () => import('./families/bundles.ts');
const campaign = () => import('./families/campaign.ts');
const screens = () => import('./families/screens.ts');

/** The custom blocks that a tag chooses, each loaded only where a page has one. BLOCK-001 */
const registry: Readonly<Partial<Record<`tag:${CustomBlockTag}`, RegisteredBlock>>> = {
  'tag:any_device': familyBlock('screens', 'any-device', async () => (await screens()).anyDevice),
  'tag:devices': familyBlock('screens', 'devices', async () => (await screens()).devices),
  'tag:faq': lateBlock('faq', () => import('./blocks/faq/faq.block.ts')),
  'tag:filters': lateBlock('filters', () => import('./blocks/filters/filters.block.ts')),
  'tag:hero': lateBlock('hero', () => import('./blocks/hero/hero.block.ts'), ['info']),
  'tag:quiz': lateBlock('quiz', () => import('./blocks/quiz/quiz.block.ts')),
  'tag:start': lateBlock('start', () => import('./blocks/start/start.block.ts')),
  'tag:multi_sub_carousel': familyBlock(
    'bundles',
    'multi-sub-carousel',
    async () => (await bundles()).multiSubCarousel,
  ),
  'tag:multi_sub_special': familyBlock(
    'bundles',
    'multi-sub-special',
    async () => (await bundles()).multiSubSpecial,
  ),
  'tag:multi_sub_music': familyBlock(
    'bundles',
    'multi-sub-music',
    async () => (await bundles()).multiSubMusic,
  ),
  'tag:personal_collections': familyBlock(
    'campaign',
    'personal-collections',
    async () => (await campaign()).personalCollections,
  ),
  'tag:watch_tv': familyBlock('screens', 'watch-tv', async () => (await screens()).watchTv),
  'tag:auto_carousel': familyBlock(
    'campaign',
    'auto-carousel',
    async () => (await campaign()).autoCarousel,
  ),
  'tag:features_blocks': lateBlock(
    'features-blocks',
    () => import('./blocks/features-blocks/features-blocks.block.ts'),
  ),
  'tag:all_in_one': familyBlock('bundles', 'all-in-one', async () => (await bundles()).allInOne),
  'tag:more_details': familyBlock(
    'campaign',
    'more-details',
    async () => (await campaign()).moreDetails,
  ),
  'tag:prompt': familyBlock('campaign', 'prompt', async () => (await campaign()).prompt),
  'tag:four_services': familyBlock(
    'bundles',
    'four-services',
    async () => (await bundles()).fourServices,
    ['info'],
  ),
  'tag:subservices': familyBlock(
    'bundles',
    'subservices',
    async () => (await bundles()).subservices,
    ['info'],
  ),
  'tag:multi_sub_block': familyBlock(
    'bundles',
    'multi-sub-block',
    async () => (await bundles()).multiSubBlock,
    ['info'],
  ),
  'tag:multi_sub_auto_carousel': familyBlock(
    'bundles',
    'multi-sub-auto-carousel',
    async () => (await bundles()).multiSubAutoCarousel,
    ['component'],
  ),
  'tag:buy': lateBlock('buy', () => import('./blocks/buy/buy.block.ts'), ['info']),
};

/** Every tag that has a block. */
export const tagKeys: readonly string[] = Object.keys(registry);

/** The component that a custom block's tag chooses. */
export function findByTag({ tag }: MediaBlock): RegisteredBlock | undefined {
  const blocks: Readonly<Record<string, RegisteredBlock | undefined>> = registry;
  return blocks[`tag:${tag}`];
}
