import type { Message } from '@foyer/core';
import type { SnapshotFrom } from 'xstate';
import type { bankCardMachine } from './bank-card.machine.ts';
import type { BankCardContext } from './bank-card.types.ts';

/** What the view shows. */
export interface BankCardViewState {
  /** Whether a card can be sent now; while the address is on its way it cannot. BANKCARD-033 */
  canSubmit: boolean;
  /** There is no address, and it can be asked for again. */
  canRetry: boolean;
  /** Whether the viewer may choose to keep the card. */
  canKeep: boolean;
  /** What the form begins with. */
  kept: BankCardContext['kept'];
  message: Message | undefined;
}

/** The view's reading of a snapshot. */
export function selectBankCardView(
  snapshot: SnapshotFrom<typeof bankCardMachine>,
): BankCardViewState {
  const { canKeep, kept, message } = snapshot.context;
  return {
    canSubmit: snapshot.matches('ready'),
    canRetry: snapshot.matches('closed'),
    canKeep,
    kept,
    message,
  };
}
