export {
  cardPaymentAnswerSchema,
  type CardPaymentAnswer,
  cardPaymentSchema,
  type CardPayment,
} from './card-payment.schema.ts';
export {
  type PaymentMethod,
  type PaymentMethodName,
  paymentMethodNames,
  paymentMethodSchema,
  type PaymentType,
  paymentTypeNames,
  paymentTypeSchema,
  type PaymentTypes,
  paymentTypesSchema,
} from './payment-methods.schema.ts';
export {
  type Payment,
  type PaymentAccount,
  paymentAccountSchema,
  paymentSchema,
  type PaymentsPage,
  paymentsPageSchema,
} from './payments.schema.ts';
export {
  amountSchema,
  currencySchema,
  type DurationUnit,
  durationUnits,
  durationUnitSchema,
  type Period,
  periodSchema,
  type Price,
  priceSchema,
  type PriceType,
  priceTypes,
} from './prices.schema.ts';
export {
  type PurchaseItemType,
  purchaseItemTypes,
  type PurchaseOption,
  purchaseOptionSchema,
  type PurchaseVariants,
  purchaseVariantsSchema,
} from './purchase-options.schema.ts';
export {
  buyContentOperation,
  confirmTicketOperation,
  findPurchaseOperation,
  getPaymentAccountOperation,
  getPurchaseVariantsOperation,
  getTicketOperation,
  listPaymentMethodsOperation,
  listPurchasesOperation,
} from './purchases.operations.ts';
export {
  type BuyContent,
  buyContentSchema,
  IDEMPOTENCY_HEADER,
  type OrderStatus,
  orderStatuses,
  type Purchase,
  purchaseSchema,
  type Ticket,
  ticketSchema,
} from './purchases.schema.ts';
