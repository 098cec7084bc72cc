// Where the dialogs that pay are. Their files are many, and every page would name them if it named the dialogs itself.

/** The payment of one option. MODAL-025 */
export const payment = async () => (await import('./dialogs/payment.dialog.tsx')).PaymentDialog;

/** The dialog that links a card. */
export const cardBinding = async () =>
  (await import('./dialogs/card-binding.dialog.tsx')).CardBindingDialog;

/** All that an item can be got by. EVENT-021 */
export const purchaseOptions = async () =>
  (await import('./dialogs/purchase-options.dialog.tsx')).PurchaseOptionsDialog;

/** Joins a bonus program. MODAL-026 */
export const bonus = async () => (await import('./dialogs/bonus.dialog.tsx')).BonusDialog;
