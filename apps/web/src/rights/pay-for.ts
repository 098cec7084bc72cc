import type { modalMachine, ModalRequest } from '@foyer/modal';
import type { PaymentEnd, PurchaseChoice } from '@foyer/purchase-options';
import type { ActorRefFrom } from 'xstate';
import type { Shell } from '../shell/shell.types.ts';

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

const isBought = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && Reflect.get(result, 'status') === 'bought';

/**
 * Opens the payment over the page and waits until it ends: `left` for a viewer who turned back, and while money may
 * still move.
 *
 * @param signal - Takes the dialog back.
 * @throws Error where no dialog can be opened.
 */
export function payFor(
  { actor, tell }: Pick<Shell, 'actor' | 'tell'>,
  choice: PurchaseChoice,
  signal: AbortSignal,
): Promise<PaymentEnd> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return resolve({ status: 'left' });
    const modal: ActorRefFrom<typeof modalMachine> | undefined = actor.system.get('modal');
    if (!modal) return reject(new Error('No dialog can be opened yet'));
    const opened = paymentRequest(choice);
    // The page leads on, in place of the dialog.
    const request = { ...opened, data: { ...opened.data, isLedOn: true } };
    const end = (status: PaymentEnd['status']) => {
      for (const subscription of ends) subscription.unsubscribe();
      signal.removeEventListener('abort', withdraw);
      resolve({ status });
    };
    const ends = [
      modal.on('modal.resolved', ({ id, result }) => {
        if (id === request.id) end(isBought(result) ? 'bought' : 'left');
      }),
      modal.on('modal.rejected', ({ id }) => {
        if (id === request.id) end('left');
      }),
    ];
    const withdraw = () => tell('modal', { type: 'modal.withdraw', id: request.id });
    signal.addEventListener('abort', withdraw);
    return tell('modal', { type: 'modal.open', request });
  });
}
