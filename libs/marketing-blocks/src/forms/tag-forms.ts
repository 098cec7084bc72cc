import { type CustomBlockTag, customCardSchema } from '@foyer/contract';
import * as v from 'valibot';
import { allInOneFixture } from '../blocks/all-in-one/all-in-one.fixtures.ts';
import { allInOneSchema } from '../blocks/all-in-one/all-in-one.schema.ts';
import { anyDeviceFixture } from '../blocks/any-device/any-device.fixtures.ts';
import { anyDeviceSchema } from '../blocks/any-device/any-device.schema.ts';
import { autoCarouselFixture } from '../blocks/auto-carousel/auto-carousel.fixtures.ts';
import * as autoCarousel from '../blocks/auto-carousel/auto-carousel.schema.ts';
import { buyFixture, giftsFixture, namedGiftsFixture } from '../blocks/buy/buy.fixtures.ts';
import * as buy from '../blocks/buy/buy.schema.ts';
import { devicesFixture } from '../blocks/devices/devices.fixtures.ts';
import { devicesSchema } from '../blocks/devices/devices.schema.ts';
import { faqByTagFixture } from '../blocks/faq/faq.fixtures.ts';
import { faqSchema } from '../blocks/faq/faq.schema.ts';
import { featuresBlocksFixture } from '../blocks/features-blocks/features-blocks.fixtures.ts';
import { featuresBlocksSchema } from '../blocks/features-blocks/features-blocks.schema.ts';
import { filtersFixture } from '../blocks/filters/filters.fixtures.ts';
import * as filters from '../blocks/filters/filters.schema.ts';
import { fourServicesFixture } from '../blocks/four-services/four-services.fixtures.ts';
import * as fourServices from '../blocks/four-services/four-services.schema.ts';
import { heroFixture } from '../blocks/hero/hero.fixtures.ts';
import * as hero from '../blocks/hero/hero.schema.ts';
import { moreDetailsFixture } from '../blocks/more-details/more-details.fixtures.ts';
import { moreDetailsSchema } from '../blocks/more-details/more-details.schema.ts';
import { multiSubAutoCarouselFixture } from '../blocks/multi-sub-auto-carousel/multi-sub-auto-carousel.fixtures.ts';
import * as autoBundle from '../blocks/multi-sub-auto-carousel/multi-sub-auto-carousel.schema.ts';
import { multiSubBlockFixture } from '../blocks/multi-sub-block/multi-sub-block.fixtures.ts';
import * as bundle from '../blocks/multi-sub-block/multi-sub-block.schema.ts';
import { multiSubCarouselFixture } from '../blocks/multi-sub-carousel/multi-sub-carousel.fixtures.ts';
import * as carousel from '../blocks/multi-sub-carousel/multi-sub-carousel.schema.ts';
import { multiSubMusicFixture } from '../blocks/multi-sub-music/multi-sub-music.fixtures.ts';
import * as music from '../blocks/multi-sub-music/multi-sub-music.schema.ts';
import { multiSubSpecialFixture } from '../blocks/multi-sub-special/multi-sub-special.fixtures.ts';
import * as special from '../blocks/multi-sub-special/multi-sub-special.schema.ts';
import { personalCollectionsFixture } from '../blocks/personal-collections/personal-collections.fixtures.ts';
import * as collections from '../blocks/personal-collections/personal-collections.schema.ts';
import { promptFixture } from '../blocks/prompt/prompt.fixtures.ts';
import * as prompt from '../blocks/prompt/prompt.schema.ts';
import { quizFixture } from '../blocks/quiz/quiz.fixtures.ts';
import * as quiz from '../blocks/quiz/quiz.schema.ts';
import { startFixture } from '../blocks/start/start.fixtures.ts';
import { startSchema } from '../blocks/start/start.schema.ts';
import { subservicesFixture } from '../blocks/subservices/subservices.fixtures.ts';
import * as subservices from '../blocks/subservices/subservices.schema.ts';
import { watchTvFixture } from '../blocks/watch-tv/watch-tv.fixtures.ts';
import * as watchTv from '../blocks/watch-tv/watch-tv.schema.ts';
import { filteredViews } from '../filtered-views.ts';
import type { BlockForm } from './block-form.types.ts';

const picturedCards = { only: ['id', 'title', 'text', 'icon', 'image', 'target'] };

/** A card of a tariff, as the contract wants it: its id and title are for the editor. */
const tariffCardSchema = v.object({
  ...fourServices.featuresCardSchema.entries,
  id: customCardSchema.entries.id,
  title: customCardSchema.entries.title,
});

/** The forms of the blocks that a tag chooses. BLOCK-003 to BLOCK-024 */
export const tagForms: Readonly<Record<`tag:${CustomBlockTag}`, BlockForm>> = {
  'tag:hero': {
    schema: hero.heroSchema,
    category: 'opening',
    presets: [heroFixture],
    rules: {
      'custom_data.buttons': { most: hero.BUTTONS_MAX },
      'custom_data.blur_colors': { most: hero.BLURS_MAX, tab: 'look' },
    },
  },
  'tag:all_in_one': {
    schema: allInOneSchema,
    category: 'reasons',
    presets: [allInOneFixture],
    counted: 'custom_data.cards',
    rules: { 'custom_data.cards[]': picturedCards },
  },
  'tag:auto_carousel': {
    schema: autoCarousel.autoCarouselSchema,
    category: 'shelves',
    presets: [autoCarouselFixture],
    counted: 'items',
    rules: { items: { least: autoCarousel.TITLES_MIN, most: autoCarousel.TITLES_MAX } },
  },
  'tag:buy': {
    schema: buy.buySchema,
    category: 'selling',
    presets: [buyFixture, giftsFixture, namedGiftsFixture],
    counted: 'items',
    rules: {
      items: { most: buy.SERVICES_MAX },
      'custom_data.type': { kind: 'choice', options: ['certificate'] },
      'custom_data.cards': { most: buy.GIFTS_MAX },
      'custom_data.cards[]': { only: ['id', 'title', 'price_text'] },
    },
  },
  'tag:features_blocks': {
    schema: featuresBlocksSchema,
    category: 'reasons',
    presets: [featuresBlocksFixture],
    counted: 'custom_data.cards',
    rules: { 'custom_data.cards[]': picturedCards },
  },
  'tag:filters': {
    schema: filters.filtersSchema,
    category: 'shelves',
    presets: [filtersFixture],
    counted: 'custom_data.cards',
    views: filteredViews,
    rules: {
      'custom_data.cards': { least: filters.fewestCards, most: filters.mostCards },
      'custom_data.cards[]': { only: ['id', 'title', 'image', 'target'] },
      'custom_data.cards[].image': { isRequired: true },
      'custom_data.cards[].target': { isRequired: true },
    },
  },
  'tag:faq': {
    schema: faqSchema,
    category: 'words',
    presets: [faqByTagFixture],
    counted: 'custom_data.faq',
  },
  'tag:four_services': {
    schema: fourServices.fourServicesSchema,
    category: 'selling',
    presets: [fourServicesFixture],
    counted: 'items',
    rules: {
      items: { least: 1, most: fourServices.SERVICES_MAX },
      'custom_data.cards[]': { schema: tariffCardSchema },
      'custom_data.cards[].features': { most: fourServices.FEATURES_MAX },
    },
  },
  'tag:more_details': {
    schema: moreDetailsSchema,
    category: 'words',
    presets: [moreDetailsFixture],
  },
  'tag:prompt': {
    schema: prompt.promptSchema,
    category: 'selling',
    presets: [promptFixture],
    rules: {
      'custom_data.buttons': { isRequired: true, least: 1, most: prompt.BUTTONS_MAX },
    },
  },
  'tag:multi_sub_block': {
    schema: bundle.multiSubBlockSchema,
    category: 'selling',
    presets: [multiSubBlockFixture],
    counted: 'items',
    rules: {
      items: {
        least: bundle.SERVICES_MIN,
        most: bundle.SERVICES_MAX,
        uncounted: 'custom_data.service_id',
      },
      'custom_data.variant': { kind: 'choice', options: ['wide'], tab: 'look' },
    },
  },
  'tag:multi_sub_carousel': {
    schema: carousel.multiSubCarouselSchema,
    category: 'shelves',
    presets: [multiSubCarouselFixture],
    counted: 'items',
    rules: { items: { least: 1, most: carousel.TITLES_MAX } },
  },
  'tag:multi_sub_auto_carousel': {
    schema: autoBundle.multiSubAutoCarouselSchema,
    category: 'shelves',
    presets: [multiSubAutoCarouselFixture],
    counted: 'items',
    rules: { items: { least: 1, most: autoBundle.TITLES_MAX } },
  },
  'tag:multi_sub_special': {
    schema: special.multiSubSpecialSchema,
    category: 'shelves',
    presets: [multiSubSpecialFixture],
    counted: 'items',
    rules: { items: { least: 1, most: special.TITLES_MAX } },
  },
  'tag:multi_sub_music': {
    schema: music.multiSubMusicSchema,
    category: 'shelves',
    presets: [multiSubMusicFixture],
    counted: 'items',
    rules: { items: { least: music.SONGS_MIN, most: music.SONGS_MAX } },
  },
  'tag:devices': {
    schema: devicesSchema,
    category: 'reasons',
    presets: [devicesFixture],
    counted: 'custom_data.cards',
    rules: { 'custom_data.cards[]': picturedCards },
  },
  'tag:personal_collections': {
    schema: collections.personalCollectionsSchema,
    category: 'shelves',
    presets: [personalCollectionsFixture],
    counted: 'items',
    rules: { items: { least: collections.COLLECTIONS_MIN, most: collections.COLLECTIONS_MAX } },
  },
  'tag:watch_tv': {
    schema: watchTv.watchTvSchema,
    category: 'shelves',
    presets: [watchTvFixture],
    counted: 'items',
    rules: { items: { least: watchTv.CHANNELS_MIN, most: watchTv.CHANNELS_MAX } },
  },
  'tag:any_device': {
    schema: anyDeviceSchema,
    category: 'reasons',
    presets: [anyDeviceFixture],
  },
  'tag:start': {
    schema: startSchema,
    category: 'reasons',
    presets: [startFixture],
    counted: 'custom_data.cards',
    rules: { 'custom_data.cards[]': { only: ['id', 'title', 'text', 'label'] } },
  },
  'tag:subservices': {
    schema: subservices.subservicesSchema,
    category: 'selling',
    presets: [subservicesFixture],
    counted: 'items',
    rules: {
      items: { least: 1, most: subservices.SERVICES_MAX, uncounted: 'custom_data.service_id' },
    },
  },
  'tag:quiz': {
    schema: quiz.quizBlockSchema,
    category: 'playing',
    presets: [quizFixture],
    counted: 'custom_data.quiz.main.options',
    rules: {
      'custom_data.quiz.main.options': { least: quiz.OPTIONS_MIN, most: quiz.OPTIONS_MAX },
      'custom_data.quiz.main.options[]': { only: ['id', 'title', 'image', 'target'] },
      'custom_data.quiz.main.options[].target': { isRequired: true },
    },
  },
};
