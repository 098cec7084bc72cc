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

/** Several questions, of which one takes more lines. */
export const manyQuestionsFixture: MediaBlock = {
  ...faqByTagFixture,
  custom_data: {
    faq: [
      ...faq,
      {
        id: 'devices',
        question: 'На скольких экранах можно смотреть одновременно?',
        answer: '<p>На четырёх, и у каждого в семье свой профиль.</p>',
      },
      {
        id: 'trial',
        question: 'Что будет, когда пробный месяц закончится?',
        answer: '<p>Подписка продлится. За день до этого придёт письмо.</p>',
      },
      { id: 'pay', question: 'Чем платить?', answer: '<p>Картой, со счёта или баллами.</p>' },
      {
        id: 'kids',
        question: 'Есть ли детский режим?',
        answer: '<p>Да, с возрастом и кодом взрослого.</p>',
      },
    ],
  },
};
