import { type Message, messageOf } from '@foyer/core';
import type { BankCardContext, BankCardInput, CardRefusal } from './bank-card.types.ts';

/** What the flow begins with. The code of a refused card is asked for again. Case C7, BANKCARD-034 */
export function startOf({
  purpose,
  paymentUrl,
  search,
  canKeep = false,
  refused,
}: BankCardInput): BankCardContext {
  const { cvc: _asked, ...kept } = refused?.card ?? { cvc: undefined };
  return {
    purpose,
    paymentUrl,
    isSessionPurchase: new URLSearchParams(search).has('session_id'),
    canKeep,
    kept: 'number' in kept ? kept : undefined,
    reqStatus: refused && 'reqStatus' in refused.cause ? refused.cause.reqStatus : undefined,
    entered: undefined,
    isCardKept: false,
    message: refused && refusalMessage(refused.cause),
  };
}

/** The server's words for a failed call, else the default; one sentence for every refusal of a card. BANKCARD-038, BANKCARD-040 */
function refusalMessage(cause: CardRefusal): Message {
  if ('reqStatus' in cause) return { key: 'bank_card.error.default' };
  return 'message' in cause ? cause.message : messageOf(cause.error);
}
