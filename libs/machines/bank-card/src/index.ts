export { type BankCardEvent, bankCardEvents } from './bank-card.events.ts';
export { bankCardMachine, createBankCardMachine } from './bank-card.machine.ts';
export { type BankCardViewState, selectBankCardView } from './bank-card.selectors.ts';
export type {
  BankCardContext,
  BankCardInput,
  BankCardOutput,
  BankCardPorts,
  CardRefusal,
  EnteredCard,
} from './bank-card.types.ts';
