import type { CustomData, MediaBlock } from '@foyer/contract';
import { customBlockFixture, imageFixture } from '@foyer/contract/fixtures';

/** All that a hero may say. */
export const heroWords: CustomData = {
  ...customBlockFixture.custom_data,
  text: 'Тысячи фильмов и сериалов, шестьдесят каналов и караоке. <b>Без рекламы.</b>',
  promo_label: 'Предложение недели',
  label: 'Кадр из фильма «Город после дождя»',
  advantage: 'Отмена в любой день',
  bottom_text: 'Предложение для новых подписчиков',
  backgrounds: [imageFixture('backdrop-gorod-posle-dozhdya')],
  bg_image_url: '/api/v1/images/backdrop-mayak/1920x1080.webp',
  bg_video_url: '/api/v1/origin/ad-2/ad-2.mp4',
  service_id: 'kino',
};

/** The block with these words. */
export const heroBlock = (custom_data: CustomData): MediaBlock => ({
  ...customBlockFixture,
  custom_data,
});

/** A page's first promise, as a server sends it, with a button of each type. */
export const heroFixture: MediaBlock = heroBlock(heroWords);
