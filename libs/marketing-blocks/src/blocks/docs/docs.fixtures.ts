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

/** More documents than one column holds well, one with a long name. */
export const manyDocsFixture: MediaBlock = {
  ...docsFixture,
  custom_data: {
    title: 'Документы',
    docs: [
      ...(docsFixture.custom_data?.docs ?? []),
      {
        id: 'privacy',
        title: 'Политика конфиденциальности',
        target: { type: 'screen', link: '/p' },
      },
      {
        id: 'promo',
        title: 'Правила акции «Первый месяц за рубль» для новых зрителей',
        subtitle: 'PDF, 240 КБ',
        target: { type: 'blank', url: '/promo.pdf' },
      },
      { id: 'cookies', title: 'Файлы cookie', target: { type: 'screen', link: '/cookies' } },
    ],
  },
};
