import { Input } from 'react-aria-components/Input';
import { useTranslate } from '@foyer/ui/i18n';
import { FieldFrame } from '@foyer/ui/text-field/field-frame';
import { input } from '@foyer/ui/text-field/text-field.css';
import { useFieldSkin } from '@foyer/ui/text-field/use-field-skin';
import { boxedField } from './boxed-field.ts';
import type { CardFieldProps } from './card-field.types.ts';
import type { CardOwnerField } from './card-entry.types.ts';
import { HOLDER_MAX_LENGTH, POSTAL_CODE_MAX_LENGTH } from './card-owner-rules.ts';

/** Props of {@link OwnerField}. */
export interface OwnerFieldProps extends CardFieldProps {
  field: CardOwnerField;
}

const forms = {
  holder: { name: 'ccname', autoComplete: 'cc-name', maxLength: HOLDER_MAX_LENGTH },
  postalCode: {
    name: 'postalcode',
    autoComplete: 'postal-code',
    maxLength: POSTAL_CODE_MAX_LENGTH,
  },
} as const;

/** The name on a card, or the postal code of its owner. BANKCARD-017, BANKCARD-019 */
export function OwnerField({ field, ...props }: OwnerFieldProps) {
  const t = useTranslate('bank_card');
  const { maxLength, ...form } = forms[field];
  return (
    <FieldFrame
      {...boxedField(props)}
      {...form}
      maxLength={maxLength}
      label={t(
        field === 'holder' ? 'bank_card.input.holder.label' : 'bank_card.input.postal.label',
      )}
    >
      <Input className={input({ skin: useFieldSkin() })} autoCapitalize="characters" />
    </FieldFrame>
  );
}
