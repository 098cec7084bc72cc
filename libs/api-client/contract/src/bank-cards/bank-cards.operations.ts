import { defineOperation } from '../define-operation.ts';
import { notificationAnswerSchema } from '../notifications/notifications.schema.ts';
import {
  addBankCardSchema,
  bankCardParamsSchema,
  bankCardsSchema,
  cardBindingSchema,
  renewByBankCardSchema,
} from './bank-cards.schema.ts';

/** The linked cards. */
export const listBankCardsOperation = defineOperation({
  operationId: 'listBankCards',
  method: 'get',
  path: '/bank-cards',
  tag: 'bank-cards',
  summary: 'The linked cards',
  access: 'account',
  answer: bankCardsSchema,
  status: 200,
  errors: [],
});

/** Begins to link a card: the form posts it to the provider, then the ticket is confirmed. BANKCARD-035. */
export const addBankCardOperation = defineOperation({
  operationId: 'addBankCard',
  method: 'post',
  path: '/bank-cards',
  tag: 'bank-cards',
  summary: 'Begin to link a card',
  access: 'adult',
  proof: 'fresh',
  body: addBankCardSchema,
  answer: cardBindingSchema,
  status: 201,
  errors: ['conflict'],
});

/** Forgets a card; subscriptions that it paid for are not renewed any more. */
export const deleteBankCardOperation = defineOperation({
  operationId: 'deleteBankCard',
  method: 'delete',
  path: '/bank-cards/{id}',
  tag: 'bank-cards',
  summary: 'Forget a card',
  access: 'master',
  proof: 'fresh',
  params: bankCardParamsSchema,
  answer: notificationAnswerSchema,
  status: 200,
  errors: ['notFound'],
});

/** Has a linked card pay for the next periods of a subscription, in place of what has paid before. */
export const renewByBankCardOperation = defineOperation({
  operationId: 'renewByBankCard',
  method: 'post',
  path: '/bank-cards/{id}/renewals',
  tag: 'bank-cards',
  summary: 'Renew a subscription by another card',
  access: 'adult',
  proof: 'fresh',
  params: bankCardParamsSchema,
  body: renewByBankCardSchema,
  answer: notificationAnswerSchema,
  status: 200,
  errors: ['notFound', 'subscriptionFixed'],
});

/** The calls of this resource by operation id. */
export const bankCardsOperations = {
  listBankCards: listBankCardsOperation,
  addBankCard: addBankCardOperation,
  deleteBankCard: deleteBankCardOperation,
  renewByBankCard: renewByBankCardOperation,
} as const;
