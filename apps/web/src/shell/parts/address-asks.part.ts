import { secret } from '@foyer/core';
import type { PromoAsk } from '@foyer/promo-access';
import { type AddressAsk, askIn } from '../address-ask.ts';
import { onPageShown } from '../page-navigation.ts';
import type { ShellPart } from '../shell.types.ts';
import { whenRunning } from './when-running.ts';

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
