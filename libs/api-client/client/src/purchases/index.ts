export { type CardPaymentInput, payByCard, type TypedCard } from './card-payment.resource.ts';
export { changedPrice } from './changed-price.ts';
export {
  paymentAccountQuery,
  paymentMethodsQuery,
  purchasesQuery,
  purchaseVariantsQuery,
} from './purchases.queries.ts';
export {
  buyContent,
  confirmTicket,
  findPurchase,
  getPaymentAccount,
  getPurchaseVariants,
  getTicket,
  listPaymentMethods,
  listPurchases,
  type PurchaseInput,
  type PurchaseItem,
} from './purchases.resource.ts';
