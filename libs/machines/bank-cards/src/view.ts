export { BankCardsFlow, type BankCardsFlowProps } from './bank-cards.view.tsx';
