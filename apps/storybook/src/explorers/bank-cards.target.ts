import { type BankCardsEvent, bankCardsEvents, bankCardsMachine } from '@foyer/bank-cards';
import { savedCards } from '@foyer/bank-cards/fixtures';
import type { ExplorerTarget } from '@foyer/explorer';

const examples: BankCardsEvent[] = [
  { type: 'card.forget', id: 'card-1' },
  { type: 'card.forget', id: 'card-2' },
];

/** The linked cards of the account. */
export const bankCardsTarget: ExplorerTarget = {
  machine: bankCardsMachine,
  events: bankCardsEvents,
  inputs: { account: undefined },
  examples,
  calls: {
    listCards: { answers: { two: savedCards, none: [] } },
    forgetCard: { answers: { forgotten: undefined } },
  },
};
