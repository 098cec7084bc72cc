import type { MediaBlock } from '@foyer/contract';

/** The block as a server sends it: for those who have not signed in. */
export const seoTextFixture: MediaBlock = {
  id: 'block-seo-text',
  type: 'custom_block',
  name: 'seoText',
  display_type: 'unauthorized',
  custom_data: {
    title: 'Онлайн-кинотеатр на вечер',
    text: '<p>Смотрите фильмы и <a href="/tv">каналы</a>.</p>',
  },
  items: [],
};
