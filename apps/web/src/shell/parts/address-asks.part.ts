import { askIn } from '../address-ask.ts';
import { onPageShown } from '../page-navigation.ts';
import type { ShellPart } from '../shell.types.ts';
import { whenRunning } from './when-running.ts';

/** Tells the flow `promo-access` of each address that asks for more than its page. QUERY-008, QUERY-014, QUERY-015, QUERY-020 */
export const addressAsks: ShellPart = ({ actor, tell }) =>
  whenRunning(actor, () => {
    const look = () => {
      const ask = askIn(new URL(window.location.href));
      if (ask) tell('promo-access', { type: 'address.asked', ask });
    };
    look();
    return onPageShown(look);
  });
