import type { MediaBlock } from '@foyer/contract';

const faq = [
  {
    id: 'cancel',
    question: 'Можно ли отменить?',
    answer: '<p>Да, в <b>любой</b> день.</p>',
  },
];

/** The block as a server sends it by its name, with its own headline and a button. */
export const faqFixture: MediaBlock = {
  id: 'block-faq',
  type: 'custom_block',
  name: 'faq',
  custom_data: {
    title: 'Остались вопросы',
    faq,
    buttons: [
      { type: 'target', title: 'Все ответы', target: { type: 'screen', link: '/faq' } },
      {
        type: 'modal',
        title: 'Условия',
        modal: { title: 'Условия', text: '<p>Один раз на аккаунт.</p>' },
      },
    ],
  },
  items: [],
};

/** The same by its tag: the headline is the block's name. */
export const faqByTagFixture: MediaBlock = {
  id: 'block-faq-tag',
  type: 'custom_block',
  tag: 'faq',
  name: 'Частые вопросы',
  custom_data: { faq },
  items: [],
};
