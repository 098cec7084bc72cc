import { imageFixture } from '../images/images.fixtures.ts';
import {
  adultMediaItemShortFixture,
  mediaItemShortFixture,
} from '../media-items/media-items.fixtures.ts';
import type { Banner } from './banner.schema.ts';
import type { MediaBlock, MediaBlockItem } from './media-block.schema.ts';
import type { MediaView } from './media-views.schema.ts';

const items: MediaBlockItem[] = [
  { type: 'media_item', media_item: mediaItemShortFixture },
  {
    type: 'media_item',
    media_item: adultMediaItemShortFixture,
    media_position: { timepoint: 1200, is_viewed: false },
  },
];

/** An advertiser's banner, with what the law asks for. */
export const bannerFixture: Banner = {
  id: 'banner-chay',
  title: 'Чай для долгих серий',
  subtitle: 'Заваривается к финалу',
  images: [imageFixture('backdrop-sosedi-sverhu')],
  color: '#22303c',
  labels: [{ text: 'Реклама', color: '#ffffff' }],
  advertiser_info: { owner: 'ООО «Пример»', token: '2Vfnxxtest', font_color: '#ffffff' },
  ad_pixel: {
    links: { show_url: 'https://ads.example/show', click_url: 'https://ads.example/click' },
  },
  target: { type: 'blank', url: 'https://example.org/', title: 'Подробнее' },
  size: 'medium',
};

/** A custom block chosen by its tag, with a button of each type and a timer. */
export const customBlockFixture: MediaBlock = {
  id: 'block-hero',
  type: 'custom_block',
  tag: 'hero',
  name: 'Кино на весь вечер',
  sub_name: 'Первый месяц за рубль',
  target: { type: 'screen', link: '/services/kino' },
  custom_data: {
    title: 'Кино на весь вечер',
    text: 'Тысячи фильмов <b>без рекламы</b>.',
    label: 'Новинка',
    glow_color: '#ff5a36',
    blur_colors: ['#22303c', '#ff5a36'],
    backgrounds: [imageFixture('backdrop-metropolis')],
    buttons: [
      { type: 'block_target', title: 'Подключить' },
      { type: 'target', title: 'К фильмам', target: { type: 'screen', link: '/movies' } },
      {
        type: 'modal',
        title: 'Условия',
        modal: { title: 'Условия', text: '<p>Первый месяц — 1 ₽.</p>' },
      },
    ],
    timer: { title: 'До конца предложения', end_date_time: '31.12.2026 23:59' },
  },
  items: [],
};

/** The home page with one block of each type of shelf. */
export const mediaViewFixture: MediaView = {
  alias: 'main',
  name: 'Главная',
  media_blocks: [
    { id: 'block-promo', type: 'promo', name: 'Сегодня', items },
    {
      id: 'block-content',
      type: 'content',
      name: 'Новинки',
      sub_name: 'Вышли на этой неделе',
      target: { type: 'screen', link: '/movies' },
      items,
    },
    { id: 'block-carousel', type: 'carousel', name: 'Немое кино', items },
    { id: 'block-top10', type: 'top10', name: 'Топ-10', items },
  ],
};
