import type { Faq } from './faq.schema.ts';

/** Two categories with a question each. */
export const faqFixture: Faq = {
  categories: [
    {
      id: 'account',
      name: 'Вход и профили',
      items: [
        {
          id: '0',
          question: 'Как войти?',
          answer: 'Введите номер телефона и код из сообщения.',
          category_id: 'account',
        },
      ],
    },
    {
      id: 'payment',
      name: 'Оплата',
      items: [
        {
          id: '1',
          question: 'Как отменить подписку?',
          answer: 'Откройте раздел «Платежи и услуги».\n\nОплаченное время останется вашим.',
          category_id: 'payment',
        },
      ],
    },
  ],
};
