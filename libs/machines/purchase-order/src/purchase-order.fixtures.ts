import type { Price } from '@foyer/contract';
import type {
  OrderRequest,
  OrderTerms,
  OrderTicket,
  PurchaseOrderInput,
  PurchaseOrderPorts,
} from './purchase-order.types.ts';

/** What a month costs, and then each that follows. */
export const priceFixture: Price = {
  price_id: 'price-kino-month',
  payment_method_id: 'any_card',
  type: 'plain',
  amount: 29900,
  currency: 'RUB',
  renewal: {
    starts_at: '2026-12-21T09:00:00.000Z',
    amount: 29900,
    currency: 'RUB',
    duration: 1,
    duration_unit: 'month',
  },
};

const terms: OrderTerms = { amount: 29900, currency: 'RUB' };

/** A month of a subscription, by each kind of method. */
export const orderRequests = {
  anyCard: {
    optionId: 'option-kino',
    priceId: 'price-kino-month',
    paymentMethodId: 'any_card',
    method: 'any_card',
    paymentUrl: 'http://127.0.0.1:4002/payments/create',
  },
  linkedCard: {
    optionId: 'option-kino',
    priceId: 'price-kino-month',
    paymentMethodId: 'linked_card-1',
    method: 'linked_card',
    bankCardId: 'card-1',
    isConfirmed: true,
  },
  prepaid: {
    optionId: 'option-kino',
    priceId: 'price-kino-month',
    paymentMethodId: 'account_prepaid',
    method: 'account_prepaid',
    isConfirmed: true,
  },
  bank: {
    optionId: 'option-kino',
    priceId: 'price-kino-month',
    paymentMethodId: 'bank',
    method: 'external_url',
  },
} satisfies Record<string, OrderRequest>;

/** What is bought, by the way it is paid. */
export const purchaseOrderInputs = {
  anyCard: { request: orderRequests.anyCard, terms },
  linkedCard: { request: orderRequests.linkedCard, terms },
  prepaid: { request: orderRequests.prepaid, terms },
  bank: { request: orderRequests.bank, terms },
  /** After a reload between the card and its answer. */
  restored: {
    request: orderRequests.anyCard,
    terms,
    isRestored: true,
    kept: {
      key: '0f8b6e0e-8a2b-4a56-9d37-3f7f5f0c1a11',
      request: orderRequests.anyCard,
      terms,
      ticketId: 'ticket-1',
      openBuys: 0,
      isCardSent: true,
      lostCards: 0,
    },
  },
  /** After a reload before the first answer. */
  unanswered: {
    request: orderRequests.prepaid,
    terms,
    isRestored: true,
    kept: {
      key: '0f8b6e0e-8a2b-4a56-9d37-3f7f5f0c1a12',
      request: orderRequests.prepaid,
      terms,
      openBuys: 1,
      isCardSent: false,
      lostCards: 0,
    },
  },
} satisfies Record<string, PurchaseOrderInput>;

const order: OrderTicket = {
  ticketId: 'ticket-1',
  orderId: 'order-1',
  status: 'wait_payment',
  terms,
  requestId: undefined,
  challenge: undefined,
  bank: undefined,
  paymentState: undefined,
  code: undefined,
  description: undefined,
  notice: undefined,
};

/** An order in each place that it may be in. */
export const orderTickets = {
  open: { ...order, requestId: 'seal' },
  cardAwaited: { ...order, requestId: 'seal', paymentState: 'none' },
  cardRefused: {
    ...order,
    requestId: 'seal',
    paymentState: 'refused',
    code: 2000048,
    description: 'Банк не подтвердил платёж',
  },
  challenged: {
    ...order,
    requestId: 'seal',
    challenge: {
      kind: 'frame',
      url: 'http://127.0.0.1:4002/payments/challenge/1',
      expiresAt: '2026-11-21T09:10:00.000Z',
    },
  },
  atBank: {
    ...order,
    bank: {
      url: 'http://127.0.0.1:4002/payments/bank/1',
      expiresAt: '2026-11-21T10:00:00.000Z',
    },
  },
  paid: { ...order, status: 'paid' },
  fulfilled: { ...order, status: 'fulfilled' },
  failed: {
    ...order,
    status: 'failed',
    code: 2000034,
    description: 'На карте недостаточно денег',
  },
  returned: { ...order, status: 'refunded', code: 2000039 },
} satisfies Record<string, OrderTicket>;

/** Ports of a service where everything goes well; each may be replaced. */
export const fakePurchaseOrderPorts = (
  replaced: Partial<PurchaseOrderPorts> = {},
): PurchaseOrderPorts => ({
  buy: async ({ request }) =>
    ({
      any_card: orderTickets.open,
      linked_card: orderTickets.fulfilled,
      account_prepaid: orderTickets.fulfilled,
      bonus: orderTickets.fulfilled,
      external_url: orderTickets.atBank,
    })[request.method],
  findByKey: async () => undefined,
  getTicket: async () => orderTickets.fulfilled,
  payByCard: async () => ({ status: 'accepted' }),
  confirm: async () => undefined,
  hearResult: () => new Promise(() => {}),
  keep: () => {},
  ...replaced,
});
