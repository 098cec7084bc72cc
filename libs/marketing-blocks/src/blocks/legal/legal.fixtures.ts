import type { MediaBlock } from '@foyer/contract';

/** The block as a server sends it. */
export const legalFixture: MediaBlock = {
  id: 'block-legal',
  type: 'custom_block',
  name: 'legal',
  custom_data: { text: '<p>Все названия и цены вымышлены.</p>' },
  items: [],
};
