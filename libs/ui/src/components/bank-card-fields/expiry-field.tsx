import { useTranslate } from '../../i18n/i18n-context.tsx';
import { MaskedField } from '../masked-field/index.ts';
import { boxedField } from './boxed-field.ts';
import type { CardFieldProps } from './card-field.types.ts';
import { readExpiry } from './read-expiry.ts';

/** When a bank card ends, as `MM / YY`; the value is `MMYY`. BANKCARD-008 */
export function ExpiryField(props: CardFieldProps) {
  const t = useTranslate('bank_card');
  return (
    <MaskedField
      {...boxedField(props)}
      isWhole
      mask="XX / XX"
      placeholder={t('bank_card.input.date.placeholder')}
      label={t('bank_card.input.date.label')}
      name="cc-exp"
      autoComplete="cc-exp"
      read={readExpiry}
    />
  );
}
