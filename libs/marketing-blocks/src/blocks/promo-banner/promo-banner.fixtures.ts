import type { Banner, MediaBlock } from '@foyer/contract';
import { bannerFixture, imageFixture } from '@foyer/contract/fixtures';

/** A banner of the service itself. */
export const giftFixture: Banner = {
  id: 'landing-gift',
  title: 'Подарите кино',
  images: [imageFixture('backdrop-subbota-ottsa')],
  target: { type: 'screen', link: '/podarochnye-sertifikaty' },
  size: 'small',
};

/** A block with these banners. */
export const promoBannerBlock = (banners: readonly Banner[]): MediaBlock => ({
  id: 'block-promo-banner',
  type: 'custom_block',
  name: 'promo_banner',
  items: banners.map((banner) => ({ type: 'banner', banner })),
});

/** The block as a server sends it: an advertiser's banner, and one of the service. */
export const promoBannerFixture: MediaBlock = promoBannerBlock([bannerFixture, giftFixture]);
