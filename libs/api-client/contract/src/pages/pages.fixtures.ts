import { PAGE_FORMAT, type PageBlock, type PageDocument } from './page-document.schema.ts';

/** A shelf that a rule fills. */
export const shelfBlockFixture: PageBlock = {
  id: 'b4k7w2mq9x1t',
  type: 'content',
  name: { rus: 'Комедии', eng: 'Comedies', hye: 'Կատակերգություններ' },
  target: { type: 'screen', link: '/movies/catalog?genres=comedy' },
  source: { kind: 'rule', rule: { types: ['film'], genres: ['comedy'], from_year: 2000 } },
};

/** A block that says everything itself. */
export const heroBlockFixture: PageBlock = {
  id: 'z8r3c6vn0p5h',
  type: 'custom_block',
  tag: 'hero',
  name: 'hero',
  custom_data: {
    title: { rus: 'Кино каждый вечер', eng: 'A film every evening' },
    backgrounds: [{ $picture: 'backdrop-metropolis' }],
    timer: { end_date_time: { $inDays: 12 } },
    buttons: [
      {
        type: 'target',
        title: { rus: 'Подключить', eng: 'Subscribe' },
        target: { type: 'screen', link: '/podpiski' },
      },
    ],
  },
};

/** A page as its authors keep it. */
export const pageDocumentFixture: PageDocument = {
  format: PAGE_FORMAT,
  alias: 'comedy-week',
  name: { rus: 'Неделя комедии', eng: 'Comedy week', hye: 'Կատակերգության շաբաթ' },
  blocks: [heroBlockFixture, shelfBlockFixture],
};
