import type { Message } from '@foyer/core';
import type { OrderTerms } from '@foyer/purchase-order';
import type { SnapshotFrom } from 'xstate';
import type { cardBindingMachine } from './card-binding.machine.ts';

type CardBindingSnapshot = SnapshotFrom<typeof cardBindingMachine>;

/**
 * What is before the viewer. `working` is while an answer is on its way, `findingOut` while none came and the service is
 * asked again, `challengeLeft` while the bank waits for a viewer who has turned back from it.
 */
export type CardBindingStep =
  'none' | 'working' | 'card' | 'challenge' | 'challengeLeft' | 'findingOut' | 'refused';

/** What the view shows. */
export interface CardBindingViewState {
  step: CardBindingStep;
  /** Held on the card and given back at once. */
  terms: OrderTerms | undefined;
  message: Message | undefined;
}

/** The view's reading of a snapshot. */
export function selectCardBindingView(snapshot: CardBindingSnapshot): CardBindingViewState {
  const { order, message } = snapshot.context;
  return { step: stepOf(snapshot), terms: order?.terms, message };
}

function stepOf(snapshot: CardBindingSnapshot): CardBindingStep {
  // The proof has a dialog of its own.
  if (snapshot.status !== 'active' || snapshot.matches('beginning')) return 'none';
  if (snapshot.matches('entering')) return 'card';
  if (snapshot.matches('challenged')) return 'challenge';
  if (snapshot.matches('challengeLeft') || snapshot.matches('watching')) return 'challengeLeft';
  if (snapshot.matches('refused')) return 'refused';
  const isAsked = snapshot.matches('unknown') || snapshot.matches('lookingUp');
  return isAsked ? 'findingOut' : 'working';
}
