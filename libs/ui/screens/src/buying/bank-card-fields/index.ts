export { BankCardFields, type BankCardFieldsProps } from './bank-card-fields.tsx';
export { BrandMark, type BrandMarkProps } from './brand-mark.tsx';
export type { CardEntry, CardField, CardOwnerField } from './card-entry.types.ts';
export type { CardFieldProps } from './card-field.types.ts';
export { CardNumberField } from './card-number-field.tsx';
export { CvcField, type CvcFieldProps } from './cvc-field.tsx';
export { ExpiryField } from './expiry-field.tsx';
export { type CardEntryStart, useCardEntry } from './use-card-entry.ts';
