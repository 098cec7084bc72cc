import type { Price } from '@foyer/contract';
import type { Message } from '@foyer/core';
import type { SnapshotFrom } from 'xstate';
import type { purchaseOrderMachine } from './purchase-order.machine.ts';
import type { BankAddress, CardChallenge, OrderTerms } from './purchase-order.types.ts';

type PurchaseOrderSnapshot = SnapshotFrom<typeof purchaseOrderMachine>;

/**
 * What the view shows. `working` is while an answer is on its way, `findingOut` while none came and the service is
 * asked again, `challengeLeft` while the bank waits for a viewer who has turned back from it.
 */
export interface PurchaseOrderViewState {
  step:
    | 'working'
    | 'findingOut'
    | 'card'
    | 'challenge'
    | 'challengeLeft'
    | 'bank'
    | 'repriced'
    | 'over';
  isSlow: boolean;
  /** Another method may be chosen: no money can move for this order. */
  canTurnBack: boolean;
  terms: OrderTerms;
  /** What it costs now, where that is another price. */
  newPrice: Price | undefined;
  /** Of the last card that the provider refused. */
  reqStatus: number | undefined;
  challenge: CardChallenge | undefined;
  bank: BankAddress | undefined;
  message: Message | undefined;
}

/** Questions in a row after which the wait is called long: some ten seconds. */
const SLOW_ATTEMPTS = 3;

/** The view's reading of a snapshot. */
export function selectPurchaseOrderView(snapshot: PurchaseOrderSnapshot): PurchaseOrderViewState {
  const { context } = snapshot;
  const step = stepOf(snapshot);
  return {
    step,
    isSlow: context.isSlow || context.attempts >= SLOW_ATTEMPTS,
    canTurnBack: step === 'repriced' || (step === 'card' && context.lostCards === 0),
    terms: context.terms,
    newPrice: context.newPrice,
    reqStatus: context.reqStatus,
    challenge: context.ticket?.challenge,
    bank: context.ticket?.bank,
    message: context.message,
  };
}

function stepOf(snapshot: PurchaseOrderSnapshot): PurchaseOrderViewState['step'] {
  if (snapshot.status !== 'active') return 'over';
  if (snapshot.matches({ awaitingCard: 'asking' })) return 'card';
  if (snapshot.matches('awaitingChallenge')) {
    return snapshot.context.isChallengeOpen ? 'challenge' : 'challengeLeft';
  }
  if (snapshot.matches('awaitingBank')) return 'bank';
  if (snapshot.matches('repriced')) return 'repriced';
  return snapshot.matches('unknown') || snapshot.matches('lookingUp') ? 'findingOut' : 'working';
}
