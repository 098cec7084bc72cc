import {
  adultMediaItemShortFixture,
  mediaItemShortFixture,
} from '../media-items/media-items.fixtures.ts';
import type { MediaBlockItem, MediaView } from './media-views.schema.ts';

const items: MediaBlockItem[] = [
  { type: 'media_item', media_item: mediaItemShortFixture },
  {
    type: 'media_item',
    media_item: adultMediaItemShortFixture,
    media_position: { timepoint: 1200, is_viewed: false },
  },
];

/** The home page with one block of each type. */
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
