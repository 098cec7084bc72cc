export { type BankCardsEvent, bankCardsEvents } from './bank-cards.events.ts';
export { bankCardsMachine, createBankCardsMachine } from './bank-cards.machine.ts';
export { type BankCardsViewState, selectBankCardsView } from './bank-cards.selectors.ts';
export type {
  BankCardsContext,
  BankCardsPorts,
  CardRenewal,
  SavedCard,
} from './bank-cards.types.ts';
