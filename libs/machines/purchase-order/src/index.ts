export { type OrderRecord, readOrderRecord } from './order-record.ts';
export { cardAnswer, orderTicket } from './order-ticket.ts';
export { type PurchaseOrderEvent, purchaseOrderEvents } from './purchase-order.events.ts';
export { createPurchaseOrderMachine, purchaseOrderMachine } from './purchase-order.machine.ts';
export {
  type PurchaseOrderViewState,
  selectPurchaseOrderView,
} from './purchase-order.selectors.ts';
export type {
  BankAddress,
  CardAnswer,
  CardChallenge,
  CardOrder,
  ChallengeOutcome,
  OrderRequest,
  OrderTerms,
  OrderTicket,
  PurchaseOrderContext,
  PurchaseOrderInput,
  PurchaseOrderOutput,
  PurchaseOrderPorts,
  TypedCard,
} from './purchase-order.types.ts';
export { termsOf } from './refusals.ts';
