import type { ModalRequest } from '@foyer/modal';
import type { PaymentEnd, PurchaseChoice } from '@foyer/purchase-options';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { askDialog, type DialogEnd, endedAs } from '@foyer/page-runtime/shell/ask-dialog';

/** What opens the payment of one option and length of time. MODAL-025 */
export const paymentRequest = ({
  itemId,
  itemType,
  seqId,
  periodIndex,
}: Omit<PurchaseChoice, 'periodIndex'> & {
  periodIndex?: number | undefined;
}): ModalRequest => ({
  id: `payment-${seqId}`,
  name: 'payment',
  data: { item: { id: itemId, type: itemType }, seqId, periodIndex },
});

/** By which order it was bought, if the dialog says so. */
function orderOf(end: DialogEnd): Pick<PaymentEnd, 'orderId'> {
  const result: object = end.status === 'resolved' ? Object(end.result) : {};
  const orderId: unknown = Reflect.get(result, 'orderId');
  return typeof orderId === 'string' ? { orderId } : {};
}

/**
 * Opens the payment over the page and waits until it ends: `left` for a viewer who turned back, and while money may
 * still move.
 *
 * @param signal - Takes the dialog back.
 * @throws Error where no dialog can be opened.
 */
export async function payFor(
  shell: Pick<Shell, 'actor' | 'tell'>,
  choice: PurchaseChoice,
  signal: AbortSignal,
): Promise<PaymentEnd> {
  const opened = paymentRequest(choice);
  // The page leads on, in place of the dialog.
  const request = { ...opened, data: { ...opened.data, isLedOn: true } };
  const end = await askDialog(shell, request, signal);
  return endedAs(end, 'bought') ? { status: 'bought', ...orderOf(end) } : { status: 'left' };
}
