import { useTranslate } from '@foyer/ui/i18n';
import { MaskedField } from '@foyer/ui/masked-field';
import { DEFAULT_CODE_LENGTH } from './bank-card-rules.ts';
import { boxedField } from './boxed-field.ts';
import type { CardFieldProps } from './card-field.types.ts';

/** Props of {@link CvcField}. */
export interface CvcFieldProps extends CardFieldProps {
  /** Digits, as the card's brand has them. @default 3 */
  length?: number;
}

/** The code of a bank card, shown as dots. BANKCARD-013 to BANKCARD-015 */
export function CvcField({ length = DEFAULT_CODE_LENGTH, ...props }: CvcFieldProps) {
  const t = useTranslate('bank_card');
  return (
    <MaskedField
      {...boxedField(props)}
      isWhole
      mask={'X'.repeat(length)}
      placeholder={'0'.repeat(length)}
      label={t('bank_card.input.cvc.label')}
      name="cvc"
      autoComplete="cc-csc"
      isSecret
    />
  );
}
