import type { MediaBlock } from '@foyer/contract';
import { imageFixture } from '@foyer/contract/fixtures';
import { titleItems } from '../../parts/title-items.fixtures.ts';

/** The block as a server sends it. */
export const promoBannerV4Fixture: MediaBlock = {
  id: 'block-promo-banner-v4',
  type: 'custom_block',
  name: 'promo_banner_v4',
  custom_data: {
    title: 'Три премьеры месяца',
    label: 'Новинки',
    buttons: [
      {
        type: 'target',
        title: 'Смотреть все',
        target: { type: 'screen', link: '/collections/premiery-goda' },
      },
    ],
    banners: [
      {
        id: 'landing-festival',
        title: 'Фестиваль немого кино',
        images: [imageFixture('backdrop-metropolis')],
        target: { type: 'screen', link: '/promo_events/nedelya-nemogo-kino' },
        size: 'stretching',
      },
    ],
  },
  items: titleItems(3),
};
