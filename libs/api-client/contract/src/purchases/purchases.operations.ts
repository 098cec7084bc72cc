import { defineOperation } from '../define-operation.ts';
import { notificationAnswerSchema } from '../notifications/notifications.schema.ts';
import { paymentMethodsQuerySchema, paymentTypesSchema } from './payment-methods.schema.ts';
import {
  paymentAccountSchema,
  paymentsPageSchema,
  paymentsQuerySchema,
} from './payments.schema.ts';
import { purchaseVariantsParamsSchema, purchaseVariantsSchema } from './purchase-options.schema.ts';
import {
  buyContentSchema,
  buyHeadersSchema,
  purchaseKeyParamsSchema,
  purchaseSchema,
  ticketConfirmationSchema,
  ticketParamsSchema,
  ticketSchema,
} from './purchases.schema.ts';

/** What an item can be got by, with prices for this account. PAY-031, PAY-032. */
export const getPurchaseVariantsOperation = defineOperation({
  operationId: 'getPurchaseVariants',
  method: 'get',
  path: '/purchase-variants/{item_type}/{item_id}',
  tag: 'purchases',
  summary: 'What an item can be got by',
  access: 'account',
  params: purchaseVariantsParamsSchema,
  answer: purchaseVariantsSchema,
  status: 200,
  errors: ['notFound'],
});

/** The ways to pay. BANKCARD-041. */
export const listPaymentMethodsOperation = defineOperation({
  operationId: 'listPaymentMethods',
  method: 'get',
  path: '/payment-methods',
  tag: 'purchases',
  summary: 'The ways to pay',
  access: 'account',
  query: paymentMethodsQuerySchema,
  answer: paymentTypesSchema,
  status: 200,
  errors: [],
});

/**
 * Buys. Repeated with the same key and body it answers the same again and buys nothing more; while the
 * first call still runs the answer is `conflict`, and another body is `idempotencyMismatch`. PAY-021.
 */
export const buyContentOperation = defineOperation({
  operationId: 'buyContent',
  method: 'post',
  path: '/purchases',
  tag: 'purchases',
  summary: 'Buy',
  access: 'account',
  proof: ['is_should_link_card'],
  headers: buyHeadersSchema,
  body: buyContentSchema,
  answer: purchaseSchema,
  status: 200,
  errors: [
    'notFound',
    'conflict',
    'idempotencyMismatch',
    'pinRequired',
    'tooManyPinTries',
    'notForProfile',
    'accessDenied',
    'priceGone',
    'alreadyOwned',
    'priceChanged',
    'consentMissing',
    'adultOnly',
    'confirmationRequired',
    'cardFundsMissing',
    'prepaidFundsMissing',
    'paymentDeclined',
    'bonusInactive',
    'bonusFundsMissing',
  ],
});

/** How an order stands that was bought under a key: for a client that was interrupted. */
export const findPurchaseOperation = defineOperation({
  operationId: 'findPurchase',
  method: 'get',
  path: '/purchases/by-key/{idempotency_key}',
  tag: 'purchases',
  summary: 'The order that was made under a key',
  access: 'account',
  params: purchaseKeyParamsSchema,
  answer: ticketSchema,
  status: 200,
  errors: ['notFound'],
});

/** How an order stands. */
export const getTicketOperation = defineOperation({
  operationId: 'getTicket',
  method: 'get',
  path: '/tickets/{ticket_id}',
  tag: 'purchases',
  summary: 'How an order stands',
  access: 'account',
  params: ticketParamsSchema,
  answer: ticketSchema,
  status: 200,
  errors: ['notFound'],
});

/** Finishes an order whose card the provider has charged or linked. May be repeated. PAY-024. */
export const confirmTicketOperation = defineOperation({
  operationId: 'confirmTicket',
  method: 'post',
  path: '/tickets/{ticket_id}/confirm',
  tag: 'purchases',
  summary: 'Finish an order',
  access: 'account',
  params: ticketParamsSchema,
  body: ticketConfirmationSchema,
  answer: notificationAnswerSchema,
  status: 200,
  errors: [
    'notFound',
    'paymentMissing',
    'paymentUnknown',
    'challengeRefused',
    'challengeAbandoned',
    'challengeTimedOut',
    'cardBindingRequired',
    'cardFundsMissing',
    'paymentDeclined',
    'alreadyOwned',
  ],
});

/** The payments history, the latest first. */
export const listPurchasesOperation = defineOperation({
  operationId: 'listPurchases',
  method: 'get',
  path: '/purchases',
  tag: 'purchases',
  summary: 'The payments history',
  access: 'account',
  query: paymentsQuerySchema,
  answer: paymentsPageSchema,
  status: 200,
  errors: [],
});

/** The prepaid account. */
export const getPaymentAccountOperation = defineOperation({
  operationId: 'getPaymentAccount',
  method: 'get',
  path: '/payment-account',
  tag: 'purchases',
  summary: 'The prepaid account',
  access: 'account',
  answer: paymentAccountSchema,
  status: 200,
  errors: [],
});

/** The calls of this resource by operation id. */
export const purchasesOperations = {
  getPurchaseVariants: getPurchaseVariantsOperation,
  listPaymentMethods: listPaymentMethodsOperation,
  buyContent: buyContentOperation,
  findPurchase: findPurchaseOperation,
  getTicket: getTicketOperation,
  confirmTicket: confirmTicketOperation,
  listPurchases: listPurchasesOperation,
  getPaymentAccount: getPaymentAccountOperation,
} as const;
