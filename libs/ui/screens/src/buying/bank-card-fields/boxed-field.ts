import { secret } from '@foyer/secret';
import type { CardFieldProps } from './card-field.types.ts';

/** The props of a field with its text out of the box; what is typed goes into one at once. */
export const boxedField = ({ value, onChange, ...props }: CardFieldProps) => ({
  ...props,
  value: value.reveal(),
  onChange: (text: string) => onChange(secret(text)),
});
