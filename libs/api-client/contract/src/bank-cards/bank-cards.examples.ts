import { notificationFixture } from '../notifications/notifications.fixtures.ts';
import type { OperationExamples } from '../operation-examples.ts';
import { bankCardsFixture, cardBindingFixture } from './bank-cards.fixtures.ts';
import type { bankCardsOperations } from './bank-cards.operations.ts';

/** A successful call of each. */
export const bankCardsExamples: OperationExamples<typeof bankCardsOperations> = {
  listBankCards: { answer: bankCardsFixture },
  addBankCard: { body: { return_path: '/my/cards' }, answer: cardBindingFixture },
  renewByBankCard: {
    params: { id: 'card-1' },
    body: { service_id: 'service-kino' },
    answer: { notification: notificationFixture },
  },
  deleteBankCard: { params: { id: 'card-1' }, answer: { notification: notificationFixture } },
};
