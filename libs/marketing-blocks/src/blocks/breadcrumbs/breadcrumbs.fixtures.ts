import type { MediaBlock } from '@foyer/contract';

/** The block as a server sends it: the page itself leads nowhere. */
export const breadcrumbsFixture: MediaBlock = {
  id: 'block-breadcrumbs',
  type: 'custom_block',
  name: 'breadcrumbs',
  custom_data: {
    cards: [
      { id: 'home', title: 'Главная', target: { type: 'screen', link: '/' } },
      { id: 'here', title: 'Кино на весь вечер' },
    ],
  },
  items: [],
};
