import { secret } from '@foyer/core';
import type { PromoAsk } from '@foyer/promo-access';
import { onPageShown } from '@foyer/page-runtime/navigation/page-navigation';
import type { ShellPart } from '@foyer/page-runtime/shell/shell.types';
import { whenRunning } from '@foyer/page-runtime/shell/when-running';
import { type AddressAsk, askIn } from '../address-ask.ts';

const boxed = ({ request, ...rest }: AddressAsk): PromoAsk => ({
  ...rest,
  request: 'code' in request ? { ...request, code: secret(request.code) } : request,
});

/** Tells the flow `promo-access` of each address that asks for more than its page. QUERY-008, QUERY-014, QUERY-015, QUERY-020 */
export const addressAsks: ShellPart = ({ actor, tell }) =>
  whenRunning(actor, () => {
    const look = () => {
      const ask = askIn(new URL(window.location.href));
      if (ask) tell('promo-access', { type: 'address.asked', ask: boxed(ask) });
    };
    look();
    return onPageShown(look);
  });
