import { notificationFixture } from '../notifications/notifications.fixtures.ts';
import type { OperationExamples } from '../operation-examples.ts';
import {
  failedTicketFixture,
  paymentAccountFixture,
  paymentFixture,
  paymentTypesFixture,
  purchaseFixture,
  purchaseVariantsFixture,
} from './purchases.fixtures.ts';
import type { purchasesOperations } from './purchases.operations.ts';

const key = '8f14e45f-ceea-467f-9575-2b1c4e6d1a10';

/** A successful call of each. */
export const purchasesExamples: OperationExamples<typeof purchasesOperations> = {
  getPurchaseVariants: {
    params: { item_type: 'media_item', item_id: 'metropolis' },
    answer: purchaseVariantsFixture,
  },
  listPaymentMethods: {
    query: { types: 'purchase,card_bind/any_card,account_refill/external_url' },
    answer: paymentTypesFixture,
  },
  buyContent: {
    headers: { 'idempotency-key': key },
    body: {
      seq_id: 'option-kino',
      price_id: 'price-kino-month',
      payment_method_id: 'linked_card-1',
      expected: { amount: 29900, currency: 'RUB', renewal_amount: 29900 },
      consents: ['terms'],
      return_path: '/film/metropolis',
      bank_card_id: 'card-1',
      is_should_link_card: false,
      is_confirmed: true,
      pin_code: '1234',
      is_session_purchase: false,
    },
    answer: purchaseFixture,
  },
  findPurchase: { params: { idempotency_key: key }, answer: failedTicketFixture },
  getTicket: { params: { ticket_id: 'ticket-1' }, answer: failedTicketFixture },
  confirmTicket: {
    params: { ticket_id: 'ticket-1' },
    body: { is_session_purchase: false },
    answer: { notification: notificationFixture },
  },
  listPurchases: {
    query: { limit: '20', cursor: 'YWZ0ZXI6MjA' },
    answer: { items: [paymentFixture], next_cursor: 'YWZ0ZXI6NDA' },
  },
  getPaymentAccount: { answer: paymentAccountFixture },
};
