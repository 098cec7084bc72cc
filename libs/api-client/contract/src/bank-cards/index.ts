export {
  addBankCardOperation,
  deleteBankCardOperation,
  listBankCardsOperation,
  renewByBankCardOperation,
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
  type RenewByBankCard,
  renewByBankCardSchema,
} from './bank-cards.schema.ts';
