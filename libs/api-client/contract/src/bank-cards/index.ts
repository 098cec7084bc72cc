export {
  addBankCardOperation,
  deleteBankCardOperation,
  listBankCardsOperation,
} from './bank-cards.operations.ts';
export {
  type AddBankCard,
  addBankCardSchema,
  type BankCard,
  type BankCards,
  bankCardSchema,
  bankCardsSchema,
  type CardBinding,
  cardBindingSchema,
  cardExpirySchema,
  type CardRenewal,
  cardRenewalSchema,
} from './bank-cards.schema.ts';
