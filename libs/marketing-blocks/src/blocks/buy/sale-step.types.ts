import type { PurchaseOptionsEvent, PurchaseOptionsViewState } from '@foyer/purchase-options';

/** Props of each step of a sale. */
export interface SaleStepProps {
  actor: { send: (event: PurchaseOptionsEvent) => void };
  view: PurchaseOptionsViewState;
  /** What the button says. */
  title: string;
}
