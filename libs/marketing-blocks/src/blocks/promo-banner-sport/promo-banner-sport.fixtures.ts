import type { MediaBlock } from '@foyer/contract';
import { imageFixture } from '@foyer/contract/fixtures';

/** The block as a server sends it. */
export const promoBannerSportFixture: MediaBlock = {
  id: 'block-promo-banner-sport',
  type: 'custom_block',
  name: 'promo_banner_sport',
  target: { type: 'screen', link: '/sport' },
  custom_data: {
    title: 'Метель — Полярник',
    subtitle: 'Финал кубка, прямой эфир',
    timer: { title: 'До свистка', end_date_time: '20.12.2026 20:00' },
    service_id: 'sport',
    backgrounds: [imageFixture('backdrop-futbol-na-snegu')],
    buttons: [{ type: 'block_target', title: 'К спорту' }],
  },
  items: [],
};

/** The whistle of the fixture, in milliseconds since 1970. */
export const whistleFixture = Date.parse('2026-12-20T20:00:00+03:00');
