export { BankCardForm, type BankCardFormProps } from './bank-card.form.tsx';
export { BankCardFlow, type BankCardFlowProps } from './bank-card.view.tsx';
