import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import type { PurchaseChoice } from '@foyer/purchase-options';
import { payFor } from '../../rights/pay-for.ts';
import { whenRunning } from '../../shell/parts/when-running.ts';
import { useShell } from '../../shell/shell-store.ts';

/** Opens the payment once the flows run, and again when a link leads to the same address. MODAL-025 */
export function usePaymentAtOnce(choice: PurchaseChoice, onBought: () => void): void {
  const shell = useShell();
  const { key } = useLocation();
  const pay = useEffectEvent(async (running: NonNullable<typeof shell>, signal: AbortSignal) => {
    const { status } = await payFor(running, choice, signal);
    if (status === 'bought') onBought();
  });
  useEffect(() => {
    if (!shell) return undefined;
    const leaving = new AbortController();
    const stop = whenRunning(shell.actor, () => {
      void pay(shell, leaving.signal);
      return () => undefined;
    });
    return () => {
      stop();
      leaving.abort();
    };
  }, [shell, key]);
}
