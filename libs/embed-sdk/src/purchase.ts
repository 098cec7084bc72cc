export {
  type FoyerPurchaseOptions,
  type MountedPurchase,
  mountFoyerPurchase,
} from './mount-purchase.ts';
export { isPurchaseMessage } from './purchase-message.ts';
export type { PurchaseMessage } from './purchase-protocol.ts';
