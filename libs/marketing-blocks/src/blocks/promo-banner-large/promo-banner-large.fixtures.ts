import type { Banner, MediaBlock } from '@foyer/contract';
import { bannerFixture, imageFixture } from '@foyer/contract/fixtures';

/** A campaign of the service. */
export const campaignFixture: Banner = {
  id: 'landing-promo',
  title: 'Детективы за полцены',
  subtitle: 'С пятницы на субботу',
  images: [imageFixture('backdrop-tri-versii-odnoy-nochi')],
  color: '#1b2027',
  labels: [{ text: '−50 %', color: '#ff6a3d' }],
  age_level: { name: '16+' },
  target: { type: 'screen', link: '/promo_events/nochi-detektivov' },
  size: 'large',
};

/** A block with these banners. */
export const promoBannerLargeBlock = (banners: readonly Banner[]): MediaBlock => ({
  id: 'block-promo-banner-large',
  type: 'custom_block',
  name: 'promoBanner',
  custom_data: {},
  items: banners.map((banner) => ({ type: 'banner', banner })),
});

/** The block as a server sends it, with an advertiser's banner beside the campaign. */
export const promoBannerLargeFixture: MediaBlock = promoBannerLargeBlock([
  campaignFixture,
  bannerFixture,
]);
