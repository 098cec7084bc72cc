import type { CustomBlockName, MediaBlock } from '@foyer/contract';
import { familyBlock, lateBlock, type RegisteredBlock } from './registered-block.tsx';

const banners = () => import('./families/banners.ts');
const campaign = () => import('./families/campaign.ts');

/**
 * The custom blocks of campaigns that a name chooses, each loaded only where a page has one; and the promo with banners,
 * which stands here because the list of types comes with most pages. BLOCK-001
 */
const registry: Readonly<
  Partial<Record<`name:${CustomBlockName}` | 'type:promo', RegisteredBlock>>
> = {
  'name:persons': familyBlock('campaign', 'persons', async () => (await campaign()).persons),
  'name:promoBanner': familyBlock(
    'banners',
    'promo-banner-large',
    async () => (await banners()).promoBannerLarge,
  ),
  'name:promo_banner': lateBlock(
    'promo-banner',
    () => import('./blocks/promo-banner/promo-banner.block.ts'),
  ),
  'name:bannersServicesContent': familyBlock(
    'banners',
    'banners-services-content',
    async () => (await banners()).bannersServicesContent,
  ),
  'name:aboutService': familyBlock(
    'campaign',
    'about-service',
    async () => (await campaign()).aboutService,
  ),
  'name:about_service': familyBlock(
    'campaign',
    'what-you-get',
    async () => (await campaign()).whatYouGet,
  ),
  'name:featuresSmall': lateBlock(
    'features-small',
    () => import('./blocks/features-small/features-small.block.ts'),
  ),
  'name:what_is_it': lateBlock(
    'what-is-it',
    () => import('./blocks/what-is-it/what-is-it.block.ts'),
  ),
  'name:promo_banner_v3': familyBlock(
    'banners',
    'promo-banner-v3',
    async () => (await banners()).promoBannerV3,
    ['info'],
  ),
  'name:promo_banner_v4': familyBlock(
    'banners',
    'promo-banner-v4',
    async () => (await banners()).promoBannerV4,
  ),
  'name:promo_banner_sport': lateBlock(
    'promo-banner-sport',
    () => import('./blocks/promo-banner-sport/promo-banner-sport.block.ts'),
    ['info'],
  ),
  'name:player': familyBlock('campaign', 'player', async () => (await campaign()).player, ['info']),
  'name:playerPlaylist': familyBlock(
    'campaign',
    'player-playlist',
    async () => (await campaign()).playerPlaylist,
    ['info'],
  ),
  'type:promo': lateBlock(
    'promo-campaigns',
    () => import('./blocks/promo-campaigns/promo-campaigns.block.ts'),
  ),
};

/** Every name that has a block of a campaign. */
export const campaignKeys: readonly string[] = Object.keys(registry);

/** The component of a campaign that a custom block's name chooses. */
export function findCampaign({ type, name }: MediaBlock): RegisteredBlock | undefined {
  const blocks: Readonly<Record<string, RegisteredBlock | undefined>> = registry;
  return blocks[type === 'promo' ? 'type:promo' : `name:${name}`];
}
