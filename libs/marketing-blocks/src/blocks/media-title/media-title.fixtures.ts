import type { MediaBlock } from '@foyer/contract';

/** The block as a server sends it. */
export const mediaTitleFixture: MediaBlock = {
  id: 'block-media-title',
  type: 'custom_block',
  name: 'mediaTitle',
  custom_data: { title: 'Вечер начинается здесь', subtitle: 'Большой экран там, где вы' },
  items: [],
};
