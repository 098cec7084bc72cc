import { promoCampaignsFixture } from './blocks/promo-campaigns/promo-campaigns.fixtures.ts';
import { playerPlaylistFixture } from './blocks/player-playlist/player-playlist.fixtures.ts';
import { playerFixture } from './blocks/player/player.fixtures.ts';
import { promoBannerSportFixture } from './blocks/promo-banner-sport/promo-banner-sport.fixtures.ts';
import { promoBannerV4Fixture } from './blocks/promo-banner-v4/promo-banner-v4.fixtures.ts';
import { promoBannerV3Fixture } from './blocks/promo-banner-v3/promo-banner-v3.fixtures.ts';
import { buyFixture } from './blocks/buy/buy.fixtures.ts';
import { multiSubAutoCarouselFixture } from './blocks/multi-sub-auto-carousel/multi-sub-auto-carousel.fixtures.ts';
import { multiSubBlockFixture } from './blocks/multi-sub-block/multi-sub-block.fixtures.ts';
import { subservicesFixture } from './blocks/subservices/subservices.fixtures.ts';
import { fourServicesFixture } from './blocks/four-services/four-services.fixtures.ts';
import { autoCarouselFixture } from './blocks/auto-carousel/auto-carousel.fixtures.ts';
import { watchTvFixture } from './blocks/watch-tv/watch-tv.fixtures.ts';
import { personalCollectionsFixture } from './blocks/personal-collections/personal-collections.fixtures.ts';
import { multiSubMusicFixture } from './blocks/multi-sub-music/multi-sub-music.fixtures.ts';
import { multiSubSpecialFixture } from './blocks/multi-sub-special/multi-sub-special.fixtures.ts';
import { multiSubCarouselFixture } from './blocks/multi-sub-carousel/multi-sub-carousel.fixtures.ts';
import { bannersServicesContentFixture } from './blocks/banners-services-content/banners-services-content.fixtures.ts';
import { promoBannerFixture } from './blocks/promo-banner/promo-banner.fixtures.ts';
import { promoBannerLargeFixture } from './blocks/promo-banner-large/promo-banner-large.fixtures.ts';
import { personsFixture } from './blocks/persons/persons.fixtures.ts';
import { tvcodeFixture } from './blocks/tvcode/tvcode.fixtures.ts';
import { featuresBlocksFixture } from './blocks/features-blocks/features-blocks.fixtures.ts';
import { allInOneFixture } from './blocks/all-in-one/all-in-one.fixtures.ts';
import { featuresSmallFixture } from './blocks/features-small/features-small.fixtures.ts';
import { whatIsItFixture } from './blocks/what-is-it/what-is-it.fixtures.ts';
import { moreDetailsFixture } from './blocks/more-details/more-details.fixtures.ts';
import { aboutServiceFixture } from './blocks/about-service/about-service.fixtures.ts';
import { whatYouGetFixture } from './blocks/what-you-get/what-you-get.fixtures.ts';
import { promptFixture } from './blocks/prompt/prompt.fixtures.ts';
import type { MediaBlock } from '@foyer/contract';
import { breadcrumbsFixture } from './blocks/breadcrumbs/breadcrumbs.fixtures.ts';
import { buttonFixture } from './blocks/button/button.fixtures.ts';
import { devicesFixture } from './blocks/devices/devices.fixtures.ts';
import { startFixture } from './blocks/start/start.fixtures.ts';
import { docsFixture } from './blocks/docs/docs.fixtures.ts';
import { faqByTagFixture, faqFixture } from './blocks/faq/faq.fixtures.ts';
import { filtersFixture } from './blocks/filters/filters.fixtures.ts';
import { legalFixture } from './blocks/legal/legal.fixtures.ts';
import { mediaTitleFixture } from './blocks/media-title/media-title.fixtures.ts';
import { anyDeviceFixture } from './blocks/any-device/any-device.fixtures.ts';
import { heroFixture } from './blocks/hero/hero.fixtures.ts';
import { promocodeFixture } from './blocks/promocode/promocode.fixtures.ts';
import { quizFixture } from './blocks/quiz/quiz.fixtures.ts';
import { recomColdStartFixture } from './blocks/recom-cold-start/recom-cold-start.fixtures.ts';
import { promoDetailsFixture } from './blocks/promo-details/promo-details.fixtures.ts';
import { seoTextFixture } from './blocks/seo-text/seo-text.fixtures.ts';
import { shelfFixtures } from './blocks/shelf/shelf.fixtures.ts';

/** A block of each key as a server sends it, for tests: every key of the registry has one. */
export const blockFixtures: readonly MediaBlock[] = [
  breadcrumbsFixture,
  buttonFixture,
  docsFixture,
  faqFixture,
  faqByTagFixture,
  legalFixture,
  mediaTitleFixture,
  seoTextFixture,
  promoDetailsFixture,
  promocodeFixture,
  quizFixture,
  recomColdStartFixture,
  startFixture,
  devicesFixture,
  heroFixture,
  anyDeviceFixture,
  filtersFixture,
  ...shelfFixtures,
  tvcodeFixture,
  personsFixture,
  promoBannerLargeFixture,
  promoBannerFixture,
  bannersServicesContentFixture,
  multiSubCarouselFixture,
  multiSubSpecialFixture,
  multiSubMusicFixture,
  personalCollectionsFixture,
  watchTvFixture,
  autoCarouselFixture,
  featuresBlocksFixture,
  allInOneFixture,
  featuresSmallFixture,
  whatIsItFixture,
  moreDetailsFixture,
  aboutServiceFixture,
  whatYouGetFixture,
  promptFixture,
  promoBannerV3Fixture,
  promoBannerV4Fixture,
  promoBannerSportFixture,
  playerFixture,
  playerPlaylistFixture,
  promoCampaignsFixture,
  fourServicesFixture,
  subservicesFixture,
  multiSubBlockFixture,
  multiSubAutoCarouselFixture,
  buyFixture,
];
