import type { MediaBlock, MediaBlockType } from '@foyer/contract';
import type { DropReason } from './dropped-blocks.ts';
import { type BlockNeeds, lateBlock, type RegisteredBlock } from './registered-block.tsx';

// What custom blocks are stands in three lists, each of which comes with the pages that need it.
const loadByTag = () => import('./blocks/by-tag/by-tag.block.ts');
const loadByName = () => import('./blocks/by-name/by-name.block.ts');
const loadByCampaign = () => import('./blocks/by-campaign/by-campaign.block.ts');
const byTag = lateBlock('by-tag', loadByTag);
/** Custom blocks without a tag, or with one that no block answers to. */
export const byName = lateBlock('by-name', loadByName);
/** Custom blocks whose name is not one of everyday pages. */
export const byCampaign = lateBlock('by-campaign', loadByCampaign);

/** The blocks by type, each loaded only where a page has one. */
const registry: Readonly<Partial<Record<`type:${MediaBlockType}`, RegisteredBlock>>> = {
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
    ['taste'],
  ),
  'type:service': lateBlock('service', () => import('./blocks/service/service.block.ts')),
  'type:top10': lateBlock('top10', () => import('./blocks/top10/top10.block.ts')),
};

/** Every type that has a block. */
export const typeKeys: readonly string[] = Object.keys(registry);

const ofType = ({ type }: MediaBlock) =>
  (registry as Partial<Record<string, RegisteredBlock>>)[`type:${type}`];

/** The component of a block's type; custom blocks are chosen further by their tag or name, as is what few pages have. BLOCK-002 */
export const findBlock = (block: MediaBlock): RegisteredBlock =>
  ofType(block) ?? (block.tag === undefined ? byName : byTag);

/** Loads the list that a custom block stands in. */
async function findCustom(block: MediaBlock): Promise<RegisteredBlock | undefined> {
  const tagged = block.tag === undefined ? undefined : (await loadByTag()).findByTag(block);
  if (tagged) return tagged;
  const [{ findByName }] = await Promise.all([loadByName(), byName.preload()]);
  const named = findByName(block);
  if (named) return named;
  const [{ findCampaign }] = await Promise.all([loadByCampaign(), byCampaign.preload()]);
  return findCampaign(block);
}

/**
 * Loads the code and texts of a block ahead of its first render.
 *
 * @returns Why it cannot be drawn, if so.
 */
export async function preloadBlock(
  block: MediaBlock,
  needs?: BlockNeeds,
): Promise<DropReason | undefined> {
  const drawn = ofType(block) ?? (await findCustom(block));
  await Promise.all([findBlock(block).preload(), drawn?.preload(needs)]);
  if (!drawn) return 'unknown';
  return drawn.isBroken(block) ? 'broken' : undefined;
}
