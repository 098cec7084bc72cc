import { useTranslate } from '@foyer/ui/i18n';
import { MaskedField } from '@foyer/ui/masked-field';
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
