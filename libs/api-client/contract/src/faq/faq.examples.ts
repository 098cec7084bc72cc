import type { OperationExamples } from '../operation-examples.ts';
import { faqFixture } from './faq.fixtures.ts';
import type { faqOperations } from './faq.operations.ts';

/** A successful call of each. */
export const faqExamples: OperationExamples<typeof faqOperations> = {
  listFaq: { answer: faqFixture },
  getFaqEntry: {
    params: { id: '0' },
    answer: {
      id: '0',
      question: 'Как войти?',
      answer: 'Введите номер телефона и код из сообщения.',
      category_id: 'account',
    },
  },
};
