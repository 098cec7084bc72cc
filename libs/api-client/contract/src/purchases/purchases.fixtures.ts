import type { PaymentTypes } from './payment-methods.schema.ts';
import type { Payment, PaymentAccount } from './payments.schema.ts';
import type { Price, Renewal } from './prices.schema.ts';
import type { PurchaseOption, PurchaseVariants } from './purchase-options.schema.ts';
import type { Purchase, Ticket } from './purchases.schema.ts';

/** Any way to pay an account can have: a new card, a linked one, the prepaid account, points, a top-up. */
export const paymentTypesFixture: PaymentTypes = {
  items: [
    {
      name: 'purchase',
      payment_methods: [
        {
          id: 'any_card',
          name: 'any_card',
          payment_url: 'http://127.0.0.1:4002/payments/create',
          description: 'Банковская карта',
        },
        {
          id: 'linked_card-1',
          name: 'linked_card',
          description: 'Мир •• 0004',
          bank_card: {
            id: 'card-1',
            last_digits: '0004',
            brand: 'mir',
            expiry: { month: 12, year: 2030 },
          },
        },
        {
          id: 'external_url-bank_qr',
          name: 'external_url',
          payment_page: 'bank_qr',
          description: 'QR-код банка',
        },
        {
          id: 'external_url-wallet',
          name: 'external_url',
          payment_page: 'wallet',
          description: 'Кошелёк',
        },
        { id: 'account_prepaid', name: 'account_prepaid', description: 'Лицевой счёт: 450 ₽' },
        { id: 'bonus-svet', name: 'bonus', description: 'Бонусы «Свет»: 620' },
      ],
    },
    {
      name: 'card_bind',
      payment_methods: [
        {
          id: 'card_bind',
          name: 'any_card',
          payment_url: 'http://127.0.0.1:4002/payments/bindCard',
          description: 'Банковская карта',
        },
      ],
    },
    {
      name: 'account_refill',
      payment_methods: [
        {
          id: 'account_refill',
          name: 'external_url',
          payment_url: 'http://127.0.0.1:4002/payments/refill?account=demo',
          payment_page: 'refill',
          description: 'Пополнение лицевого счёта',
        },
      ],
    },
  ],
};

const monthly: Renewal = {
  starts_at: '2026-12-21T09:00:00.000Z',
  amount: 29900,
  currency: 'RUB',
  duration: 1,
  duration_unit: 'month',
};

const plain: Price = {
  price_id: 'price-kino-month',
  payment_method_id: 'any_card',
  type: 'plain',
  amount: 29900,
  currency: 'RUB',
};

/** A subscription: a month or a year, the month with a trial for a card. */
export const serviceOptionFixture: PurchaseOption = {
  seq_id: 'option-kino',
  usage_model: 'SERVICE',
  service: { id: 'service-kino', name: 'Кино', content_type: 'media_item' },
  periods: [
    {
      duration: 1,
      duration_unit: 'month',
      is_default: true,
      prices: [
        {
          ...plain,
          price_id: 'price-kino-trial',
          type: 'trial',
          amount: 0,
          original_amount: 29900,
          trial: { duration: 7, duration_unit: 'day' },
          renewal: { ...monthly, starts_at: '2026-11-28T09:00:00.000Z' },
        },
        { ...plain, renewal: monthly },
        { ...plain, payment_method_id: 'linked_card-1', renewal: monthly },
        { ...plain, payment_method_id: 'account_prepaid', renewal: monthly },
      ],
    },
    {
      duration: 1,
      duration_unit: 'year',
      is_default: false,
      prices: [
        {
          ...plain,
          price_id: 'price-kino-year',
          type: 'discount',
          amount: 239000,
          original_amount: 358800,
        },
      ],
    },
  ],
  features: [
    { is_active: true, title: '800 фильмов и сериалов' },
    { is_active: true, title: 'Без рекламы' },
    { is_active: false, title: 'ТВ-каналы' },
  ],
  is_quick_purchase: false,
};

/** A film for ever, paid with money or with points. */
export const estOptionFixture: PurchaseOption = {
  seq_id: 'option-metropolis-est',
  usage_model: 'EST',
  content: { name: 'Метрополис', quality: '4K', media_item_type: 'film' },
  periods: [
    {
      is_default: true,
      prices: [
        { ...plain, price_id: 'price-metropolis-est', type: 'one_time', amount: 39900 },
        {
          ...plain,
          price_id: 'price-metropolis-points',
          payment_method_id: 'bonus-svet',
          type: 'bonus',
          amount: 39900,
          bonus_program: { id: 'bonus-svet', name: 'Свет', status: 'active' },
        },
      ],
    },
  ],
  features: [],
  is_quick_purchase: false,
};

/** A film for two days, bought in one step. */
export const tvodOptionFixture: PurchaseOption = {
  seq_id: 'option-metropolis-tvod',
  usage_model: 'TVOD',
  content: { name: 'Метрополис', quality: 'HD', media_item_type: 'film' },
  periods: [
    {
      duration: 48,
      duration_unit: 'hour',
      is_default: true,
      prices: [{ ...plain, price_id: 'price-metropolis-tvod', type: 'one_time', amount: 14900 }],
    },
  ],
  features: [],
  is_quick_purchase: true,
};

/** A film that can be had in each of the three ways. */
export const purchaseVariantsFixture: PurchaseVariants = {
  items: [serviceOptionFixture, estOptionFixture, tvodOptionFixture],
  rules: {
    country: 'RU',
    withdrawal_days: 0,
    has_withdrawal_function: false,
    order_button: 'plain',
    consents: [],
  },
};

/** An order that waits for the card. */
export const purchaseFixture: Purchase = {
  ticket_id: 'ticket-1',
  order_id: 'order-1',
  status: 'wait_payment',
  pay_amount: 29900,
  currency: 'RUB',
  req_id: 'eyJvcmRlcl9pZCI6Im9yZGVyLTEifQ.c2lnbmF0dXJl',
  payment_state: 'none',
  expires_at: '2026-11-21T09:30:00.000Z',
};

/** An order whose bank checks the card holder first. */
export const challengedPurchaseFixture: Purchase = {
  ticket_id: 'ticket-1',
  order_id: 'order-1',
  status: 'wait_payment',
  pay_amount: 29900,
  currency: 'RUB',
  payment_state: 'challenge',
  challenge: {
    kind: 'frame',
    url: 'http://127.0.0.1:4002/payments/challenge?order=eyJvcmRlcl9pZCI6Im9yZGVyLTEifQ.c2lnbmF0dXJl',
    expires_at: '2026-11-21T09:10:00.000Z',
  },
  expires_at: '2026-11-21T09:11:00.000Z',
};

/** An order that waits for the viewer's bank. */
export const externalPurchaseFixture: Purchase = {
  ticket_id: 'ticket-1',
  order_id: 'order-1',
  status: 'wait_payment',
  pay_amount: 29900,
  currency: 'RUB',
  payment_state: 'none',
  external_payment: {
    url: 'http://127.0.0.1:4002/payments/bank_qr?order=eyJvcmRlcl9pZCI6Im9yZGVyLTEifQ.c2lnbmF0dXJl',
    expires_at: '2026-11-21T10:00:00.000Z',
  },
  expires_at: '2026-11-21T10:00:00.000Z',
};

/** An order whose card had not enough money. */
export const failedTicketFixture: Ticket = {
  ticket_id: 'ticket-1',
  order_id: 'order-1',
  status: 'failed',
  pay_amount: 29900,
  currency: 'RUB',
  name: 'Кино',
  created_at: '2026-11-21T09:00:00.000Z',
  error_code: 2000034,
  description: 'На карте недостаточно денег',
};

/** An entry of the payments history. */
export const paymentFixture: Payment = {
  order_id: 'order-1',
  ticket_id: 'ticket-1',
  created_at: '2026-11-21T09:00:00.000Z',
  status: 'fulfilled',
  name: 'Кино',
  item: { type: 'service', id: 'service-kino' },
  usage_model: 'SERVICE',
  amount: 29900,
  currency: 'RUB',
  payment_method: { name: 'linked_card', description: 'Мир •• 0004' },
  is_renewal: true,
  receipt: {
    number: '2026-order-1',
    issued_at: '2026-11-21T09:00:00.000Z',
    seller: {
      name: 'ООО «Софит»',
      tax_id: '7700000000',
      address: 'Москва, Театральная площадь, 1',
    },
    tax: { percent: 22, amount: 5392 },
    url: 'http://127.0.0.1:4002/payments/receipt?order=eyJvcmRlcl9pZCI6Im9yZGVyLTEifQ.c2lnbmF0dXJl',
  },
};

/** A prepaid account with some money. */
export const paymentAccountFixture: PaymentAccount = {
  balance: 45000,
  currency: 'RUB',
  is_active: true,
  refill_url: 'http://127.0.0.1:4002/payments/refill?account=demo',
};
