import type { MediaBlock } from '@foyer/contract';

/** The block as a server sends it: a page of the site and a file. */
export const docsFixture: MediaBlock = {
  id: 'block-docs',
  type: 'custom_block',
  name: 'docs',
  custom_data: {
    title: 'Документы',
    docs: [
      { id: 'offer', title: 'Публичная оферта', target: { type: 'screen', link: '/offer' } },
      {
        id: 'recommendations',
        title: 'Как устроены рекомендации',
        subtitle: 'PDF',
        target: { type: 'blank', url: '/offer_recom.pdf' },
      },
    ],
  },
  items: [],
};
