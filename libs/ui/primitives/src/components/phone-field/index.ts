export { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
export { isPhoneComplete, type PhoneCountry } from './phone-rules.ts';
