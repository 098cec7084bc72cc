export { type PurchaseOptionsEvent, purchaseOptionsEvents } from './purchase-options.events.ts';
export {
  createPurchaseOptionsMachine,
  purchaseOptionsMachine,
} from './purchase-options.machine.ts';
export {
  type PurchaseOptionsViewState,
  selectPurchaseOptionsView,
} from './purchase-options.selectors.ts';
export type {
  PaymentEnd,
  Purchasable,
  PurchaseChoice,
  PurchaseItem,
  PurchaseOptionsContext,
  PurchaseOptionsInput,
  PurchaseOptionsOutput,
  PurchaseOptionsPorts,
} from './purchase-options.types.ts';
