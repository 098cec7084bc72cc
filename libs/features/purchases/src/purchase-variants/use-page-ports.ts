import type { PurchaseOptionsPorts } from '@foyer/purchase-options';
import { loadPatiently } from '@foyer/ui/variants';
import { useMemo } from 'react';
import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { useShellAct } from '@foyer/page-runtime/shell/use-shell-act';
import { payFor } from '@foyer/selling/pay-for';
import { signInHere } from './sign-in-here.ts';

/** The options of an item in a page, which stays under the sign-in and the payment. PAY-014, MODAL-025 */
export function usePagePorts(): PurchaseOptionsPorts {
  const act = useShellAct();
  return useMemo(
    () => ({
      findOptions: async (item, signal) => {
        const { findPurchasable } = await loadPatiently(() => import('@foyer/selling/purchasable'));
        return findPurchasable(browserPage(), item, signal);
      },
      pay: (choice, signal) =>
        new Promise((resolve, reject) => {
          act((shell) => void payFor(shell, choice, signal).then(resolve, reject));
        }),
      signIn: () => act((shell) => signInHere(shell)),
    }),
    [act],
  );
}
