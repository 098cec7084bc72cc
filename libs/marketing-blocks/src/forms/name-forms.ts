import type { CustomBlockName } from '@foyer/contract';
import { aboutServiceFixture } from '../blocks/about-service/about-service.fixtures.ts';
import { aboutServiceSchema } from '../blocks/about-service/about-service.schema.ts';
import {
  bannersServicesContentFixture,
  manyWaysFixture,
} from '../blocks/banners-services-content/banners-services-content.fixtures.ts';
import * as mosaic from '../blocks/banners-services-content/banners-services-content.schema.ts';
import { breadcrumbsFixture } from '../blocks/breadcrumbs/breadcrumbs.fixtures.ts';
import { breadcrumbsSchema } from '../blocks/breadcrumbs/breadcrumbs.schema.ts';
import { buttonFixture } from '../blocks/button/button.fixtures.ts';
import { buttonSchema } from '../blocks/button/button.schema.ts';
import { docsFixture } from '../blocks/docs/docs.fixtures.ts';
import { docsSchema } from '../blocks/docs/docs.schema.ts';
import { faqFixture } from '../blocks/faq/faq.fixtures.ts';
import { faqSchema } from '../blocks/faq/faq.schema.ts';
import { featuresSmallFixture } from '../blocks/features-small/features-small.fixtures.ts';
import { featuresSmallSchema } from '../blocks/features-small/features-small.schema.ts';
import { legalFixture } from '../blocks/legal/legal.fixtures.ts';
import { legalSchema } from '../blocks/legal/legal.schema.ts';
import { mediaTitleFixture } from '../blocks/media-title/media-title.fixtures.ts';
import { mediaTitleSchema } from '../blocks/media-title/media-title.schema.ts';
import { personsFixture } from '../blocks/persons/persons.fixtures.ts';
import * as persons from '../blocks/persons/persons.schema.ts';
import { playerPlaylistFixture } from '../blocks/player-playlist/player-playlist.fixtures.ts';
import * as playlist from '../blocks/player-playlist/player-playlist.schema.ts';
import { playerFixture } from '../blocks/player/player.fixtures.ts';
import { playerSchema } from '../blocks/player/player.schema.ts';
import { promoBannerLargeFixture } from '../blocks/promo-banner-large/promo-banner-large.fixtures.ts';
import * as campaign from '../blocks/promo-banner-large/promo-banner-large.schema.ts';
import { promoBannerSportFixture } from '../blocks/promo-banner-sport/promo-banner-sport.fixtures.ts';
import { promoBannerSportSchema } from '../blocks/promo-banner-sport/promo-banner-sport.schema.ts';
import { promoBannerV3Fixture } from '../blocks/promo-banner-v3/promo-banner-v3.fixtures.ts';
import * as held from '../blocks/promo-banner-v3/promo-banner-v3.schema.ts';
import { promoBannerV4Fixture } from '../blocks/promo-banner-v4/promo-banner-v4.fixtures.ts';
import * as premieres from '../blocks/promo-banner-v4/promo-banner-v4.schema.ts';
import { promoBannerFixture } from '../blocks/promo-banner/promo-banner.fixtures.ts';
import * as banners from '../blocks/promo-banner/promo-banner.schema.ts';
import { promoDetailsFixture } from '../blocks/promo-details/promo-details.fixtures.ts';
import { promoDetailsSchema } from '../blocks/promo-details/promo-details.schema.ts';
import { promocodeFixture } from '../blocks/promocode/promocode.fixtures.ts';
import { promocodeSchema } from '../blocks/promocode/promocode.schema.ts';
import { seoTextFixture } from '../blocks/seo-text/seo-text.fixtures.ts';
import { seoTextSchema } from '../blocks/seo-text/seo-text.schema.ts';
import { tvcodeFixture } from '../blocks/tvcode/tvcode.fixtures.ts';
import { tvcodeSchema } from '../blocks/tvcode/tvcode.schema.ts';
import { whatIsItFixture } from '../blocks/what-is-it/what-is-it.fixtures.ts';
import { whatIsItSchema } from '../blocks/what-is-it/what-is-it.schema.ts';
import { whatYouGetFixture } from '../blocks/what-you-get/what-you-get.fixtures.ts';
import { whatYouGetSchema } from '../blocks/what-you-get/what-you-get.schema.ts';
import { logosSchema } from '../parts/logos.schema.ts';
import type { BlockForm } from './block-form.types.ts';

const mosaicKey = 'name:bannersServicesContent';

/** The forms of the custom blocks that a name chooses. BLOCK-025 to BLOCK-047 */
export const nameForms: Readonly<Record<`name:${CustomBlockName}`, BlockForm>> = {
  'name:promoBanner': {
    schema: campaign.promoBannerLargeSchema,
    category: 'banners',
    presets: [promoBannerLargeFixture],
    counted: 'items',
    whenFull: mosaicKey,
    rules: { items: { least: 1, most: campaign.BANNERS_MAX } },
  },
  'name:promo_banner': {
    schema: banners.promoBannerSchema,
    category: 'banners',
    presets: [promoBannerFixture],
    counted: 'items',
    whenFull: mosaicKey,
    rules: { items: { least: 1, most: banners.BANNERS_MAX } },
  },
  [mosaicKey]: {
    schema: mosaic.bannersServicesContentSchema,
    category: 'banners',
    presets: [bannersServicesContentFixture, manyWaysFixture],
    counted: 'items',
    rules: { items: { least: 1, most: mosaic.BANNERS_MAX } },
  },
  'name:promo_banner_v3': {
    schema: held.promoBannerV3Schema,
    category: 'selling',
    presets: [promoBannerV3Fixture],
    counted: 'items',
    rules: {
      items: {
        schema: logosSchema,
        least: held.LOGOS_MIN,
        most: held.LOGOS_MAX,
        uncounted: 'custom_data.service_id',
      },
      'items[].banner': { only: ['id', 'title', 'images', 'target', 'size', 'ad_pixel'] },
      'items[].banner.target': { only: [] },
    },
  },
  'name:promo_banner_v4': {
    schema: premieres.promoBannerV4Schema,
    category: 'shelves',
    presets: [promoBannerV4Fixture],
    counted: 'items',
    rules: {
      items: { least: 1, most: premieres.TITLES_MAX },
      'custom_data.banners': { most: 1 },
    },
  },
  'name:promo_banner_sport': {
    schema: promoBannerSportSchema,
    category: 'opening',
    presets: [promoBannerSportFixture],
  },
  'name:docs': {
    schema: docsSchema,
    category: 'words',
    presets: [docsFixture],
    counted: 'custom_data.docs',
    rules: { 'custom_data.docs': { least: 1 } },
  },
  'name:button': {
    schema: buttonSchema,
    category: 'words',
    presets: [buttonFixture],
    counted: 'custom_data.buttons',
    rules: { 'custom_data.buttons': { isRequired: true, least: 1 } },
  },
  'name:promoDetails': {
    schema: promoDetailsSchema,
    category: 'words',
    presets: [promoDetailsFixture],
  },
  'name:aboutService': {
    schema: aboutServiceSchema,
    category: 'reasons',
    presets: [aboutServiceFixture],
  },
  'name:about_service': {
    schema: whatYouGetSchema,
    category: 'reasons',
    presets: [whatYouGetFixture],
    counted: 'custom_data.cards',
    rules: { 'custom_data.cards[]': { only: ['id', 'title', 'features', 'price_text'] } },
  },
  'name:persons': {
    schema: persons.personsSchema,
    category: 'shelves',
    presets: [personsFixture],
    counted: 'custom_data.person_cards.cards',
    rules: {
      'custom_data.person_cards.cards': { least: persons.PERSONS_MIN, most: persons.PERSONS_MAX },
      'items[].banner': {
        only: ['id', 'title', 'images', 'target', 'color', 'size', 'advertiser_info', 'ad_pixel'],
      },
      'items[].banner.target': { isRequired: true, only: [] },
    },
  },
  'name:faq': {
    schema: faqSchema,
    category: 'words',
    presets: [faqFixture],
    counted: 'custom_data.faq',
  },
  'name:featuresSmall': {
    schema: featuresSmallSchema,
    category: 'reasons',
    presets: [featuresSmallFixture],
    counted: 'custom_data.cards',
    rules: { 'custom_data.cards[]': { only: ['id', 'title', 'icon'] } },
  },
  'name:legal': { schema: legalSchema, category: 'words', presets: [legalFixture] },
  'name:player': { schema: playerSchema, category: 'playing', presets: [playerFixture] },
  'name:playerPlaylist': {
    schema: playlist.playerPlaylistSchema,
    category: 'playing',
    presets: [playerPlaylistFixture],
    counted: 'custom_data.cards',
    rules: {
      items: { most: playlist.CLIPS_MAX },
      'custom_data.cards': { most: playlist.CLIPS_MAX },
      'custom_data.cards[]': { only: ['id', 'title', 'image', 'video_url', 'target'] },
    },
  },
  'name:what_is_it': { schema: whatIsItSchema, category: 'reasons', presets: [whatIsItFixture] },
  'name:promocode': { schema: promocodeSchema, category: 'selling', presets: [promocodeFixture] },
  'name:tvcode': { schema: tvcodeSchema, category: 'playing', presets: [tvcodeFixture] },
  'name:mediaTitle': {
    schema: mediaTitleSchema,
    category: 'opening',
    presets: [mediaTitleFixture],
  },
  'name:seoText': { schema: seoTextSchema, category: 'words', presets: [seoTextFixture] },
  'name:breadcrumbs': {
    schema: breadcrumbsSchema,
    category: 'opening',
    presets: [breadcrumbsFixture],
    counted: 'custom_data.cards',
    rules: { 'custom_data.cards[]': { only: ['id', 'title', 'target'] } },
  },
};
