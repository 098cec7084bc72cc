import { applyEdit } from '@foyer/page-document/form';
import { type BlockFormKey, describeBlock, fixedOf } from '../block-forms.ts';
import { Sampler, type SampleWishes } from './sample-block.ts';

const first = { 'custom_data.service_id': 'service-0' };
/** Where the first of the items is another. */
const named = { 'custom_data.service_id': 'service-1' };
const button = { counts: { 'custom_data.buttons': 3 } };

/** What blocks want beyond the form of their fields: ids of things that they hold, and enough of these. */
const wishes: Partial<Record<BlockFormKey, SampleWishes>> = {
  'tag:buy': { values: { 'custom_data.type': 'certificate' } },
  'tag:four_services': {
    values: { ...named, 'custom_data.cards[].service_id': 'service-1' },
    counts: { items: 2 },
  },
  'tag:multi_sub_block': { values: first },
  // Fewer stand in no light.
  'tag:multi_sub_carousel': { counts: { items: 4 } },
  'tag:prompt': { counts: {} },
  'name:player': {
    values: { 'custom_data.is_external': true, 'custom_data.use_original_source': true },
  },
  'tag:subservices': { values: first },
  'name:promo_banner_v3': { values: named },
  'name:playerPlaylist': { counts: { 'custom_data.cards': 2, items: 2 } },
  'type:recom_cold_start': { counts: { items: 5 } },
};

const personsMost = 21;

/** A block of a key with a value in every field. */
export function fullBlock(key: BlockFormKey): Record<string, unknown> {
  const form = describeBlock(key);
  const sample = new Sampler({ ...button, ...wishes[key] }).sample(form) as Record<string, unknown>;
  const block = { items: [], ...sample, id: 'block', ...fixedOf(key) };
  return key === 'name:persons' ? withBanners(block) : block;
}

/** Each card of a person names a banner of the block. */
function withBanners(block: Record<string, unknown>): Record<string, unknown> {
  const items = describeBlock('name:persons').fields.find(({ name }) => name === 'items');
  if (items?.kind !== 'items') throw new Error('A block of people has banners');
  const banners = new Sampler().items(items, personsMost);
  const cards = (block['custom_data'] as { person_cards: { cards: object[] } }).person_cards.cards;
  const withNames = cards.map((card, index) => ({ ...card, banner_id: `banner-${index}` }));
  const path = ['custom_data', 'person_cards', 'cards'];
  return applyEdit({ ...block, items: banners }, { path, value: withNames }) as Record<
    string,
    unknown
  >;
}
