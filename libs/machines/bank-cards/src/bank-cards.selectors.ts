import type { Message } from '@foyer/core';
import type { SnapshotFrom } from 'xstate';
import type { bankCardsMachine } from './bank-cards.machine.ts';
import type { SavedCard } from './bank-cards.types.ts';

/** What the view shows. */
export interface BankCardsViewState {
  step: 'loading' | 'unknown' | 'list';
  cards: readonly SavedCard[];
  /** The card that the viewer is asked about, until it is forgotten or kept. */
  chosen: SavedCard | undefined;
  isForgetting: boolean;
  forgotten: SavedCard | undefined;
  message: Message | undefined;
}

/** The view's reading of a snapshot. */
export function selectBankCardsView(
  snapshot: SnapshotFrom<typeof bankCardsMachine>,
): BankCardsViewState {
  const { cards, chosen, forgotten, message } = snapshot.context;
  const listing = snapshot.matches('loading') ? 'loading' : 'list';
  return {
    step: snapshot.matches('unknown') ? 'unknown' : listing,
    cards,
    chosen: cards.find(({ id }) => id === chosen),
    isForgetting: snapshot.matches('forgetting'),
    forgotten,
    message,
  };
}
