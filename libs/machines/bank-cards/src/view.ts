export { BankCardsFlow } from './bank-cards.view.tsx';
