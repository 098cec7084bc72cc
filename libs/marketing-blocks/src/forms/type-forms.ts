import { customDataSchema, mediaBlockSchema, type MediaBlockType } from '@foyer/contract';
import { customBlockFixture } from '@foyer/contract/fixtures';
import { backgroundFixture } from '../blocks/background/background.fixtures.ts';
import { backgroundSchema } from '../blocks/background/background.schema.ts';
import { promoCampaignsFixture } from '../blocks/promo-campaigns/promo-campaigns.fixtures.ts';
import * as promo from '../blocks/promo-campaigns/promo-campaigns.schema.ts';
import { recomBlock } from '../blocks/recom-cold-start/recom-cold-start.fixtures.ts';
import { recomColdStartSchema } from '../blocks/recom-cold-start/recom-cold-start.schema.ts';
import { shelfFixtures } from '../blocks/shelf/shelf.fixtures.ts';
import { placesShown } from '../blocks/top10/places-shown.ts';
import type { BlockForm } from './block-form.types.ts';
import { bareShelfSchema, itemTypes, shelfSchema } from './shelf.schema.ts';

const presetsOf = (type: MediaBlockType) => shelfFixtures.filter((block) => block.type === type);

/** What an answer says to one profile is no part of a page. */
const { cold_start: _personal, ...customEntries } = customDataSchema.entries;

/** The forms of the blocks that a type chooses. BLOCK-048 to BLOCK-057 */
export const typeForms: Readonly<Record<`type:${MediaBlockType}`, BlockForm>> = {
  // A block whose key this site does not know: all that the contract has.
  'type:custom_block': {
    schema: mediaBlockSchema,
    category: 'other',
    presets: [customBlockFixture],
    rules: {
      '': { only: ['tag', 'name', 'sub_name', 'target', 'image', 'custom_data', 'items'] },
      custom_data: { only: Object.keys(customEntries) },
      'custom_data.backgrounds': {},
      'custom_data.blur_colors': {},
    },
  },
  'type:promo': {
    schema: promo.promoCampaignsSchema,
    category: 'opening',
    presets: [promoCampaignsFixture],
    counted: 'items',
    rules: { items: { least: 1, most: promo.SLIDES_MAX } },
  },
  'type:background': {
    schema: backgroundSchema,
    category: 'shelves',
    presets: [backgroundFixture],
    counted: 'items',
    rules: {
      items: { least: 1 },
      'custom_data.video_url': { tab: 'look' },
    },
  },
  'type:carousel': {
    schema: shelfSchema('media_item', 'karaoke_item'),
    category: 'shelves',
    presets: presetsOf('carousel'),
  },
  'type:content': {
    schema: shelfSchema(...itemTypes),
    category: 'shelves',
    presets: presetsOf('content'),
  },
  'type:top10': {
    schema: bareShelfSchema('media_item'),
    category: 'shelves',
    presets: presetsOf('top10'),
    counted: 'items',
    rules: { items: { most: placesShown } },
  },
  'type:service': {
    schema: shelfSchema('service'),
    category: 'selling',
    presets: presetsOf('service'),
  },
  'type:channels': {
    schema: shelfSchema('channel', 'epg'),
    category: 'shelves',
    presets: presetsOf('channels'),
  },
  'type:collection': {
    schema: shelfSchema('collection'),
    category: 'shelves',
    presets: presetsOf('collection'),
  },
  'type:recom_cold_start': {
    schema: recomColdStartSchema,
    category: 'shelves',
    presets: [recomBlock(undefined)],
    rules: { '': { only: ['id', 'name', 'sub_name', 'target', 'items'] } },
  },
};
