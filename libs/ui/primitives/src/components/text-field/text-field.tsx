import { Input } from 'react-aria-components/Input';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field.types.ts';
import { input } from './text-field.css.ts';
import { useFieldSkin } from './use-field-skin.ts';

/** Props of {@link TextField}. */
export interface TextFieldProps extends FieldProps {
  /** @default 'text' */
  type?: 'text' | 'password' | 'tel' | 'email' | 'search';
  /** Characters. More may be typed, and the field then says how many fit. PROF-006 */
  maxLength?: number;
  /** Shows what is typed in capitals, which a phone then offers; the value stays as it was typed. @default false */
  isInCapitals?: boolean;
}

/** One line of text with its name and its error. */
export function TextField({
  maxLength,
  errorMessage,
  isInCapitals = false,
  ...rest
}: TextFieldProps) {
  const skin = useFieldSkin();
  const lengthError = useLengthError(rest.value, maxLength);
  return (
    <FieldFrame {...rest} errorMessage={errorMessage || lengthError}>
      <Input
        className={input({ skin, isInCapitals })}
        {...(isInCapitals && { autoCapitalize: 'characters', spellCheck: false })}
      />
    </FieldFrame>
  );
}

/** Says it instead of cutting: half of a pasted name is worse than a long one. */
function useLengthError(value: string, maxLength: number | undefined): string | undefined {
  const t = useTranslate(...(maxLength === undefined ? [] : (['input'] as const)));
  const isTooLong = maxLength !== undefined && value.length > maxLength;
  return isTooLong ? t('input.validate.max_length', { count: maxLength }) : undefined;
}
