import type { PurchaseChoice } from '@foyer/purchase-options';
import { useEffect, useEffectEvent } from 'react';
import { whenRunning } from '@foyer/page-runtime/shell/when-running';
import { useShell } from '@foyer/page-runtime/shell/shell-store';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { payFor } from '@foyer/selling/pay-for';

/** Props of {@link PaymentAtOnce}. */
export interface PaymentAtOnceProps {
  choice: PurchaseChoice;
  /** @param orderId - Of the order by which it was bought. */
  onBought: (orderId: string | undefined) => void;
}

/** Opens the payment once the flows run, and takes it back when it goes. MODAL-025 */
export function PaymentAtOnce({ choice, onBought }: PaymentAtOnceProps) {
  const shell = useShell();
  const pay = useEffectEvent(async (running: Shell, signal: AbortSignal) => {
    const { status, orderId } = await payFor(running, choice, signal);
    if (status === 'bought') onBought(orderId);
  });
  useEffect(() => {
    if (!shell) return undefined;
    const leaving = new AbortController();
    const stop = whenRunning(shell.actor, () => void pay(shell, leaving.signal));
    return () => {
      stop();
      leaving.abort();
    };
  }, [shell]);
  return null;
}
