export { bankCardsQuery } from './bank-cards.queries.ts';
export {
  addBankCard,
  deleteBankCard,
  listBankCards,
  renewByBankCard,
} from './bank-cards.resource.ts';
