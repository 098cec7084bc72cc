export { bankCardsQuery } from './bank-cards.queries.ts';
export { addBankCard, deleteBankCard, listBankCards } from './bank-cards.resource.ts';
