import { useTranslate } from '../../i18n/i18n-context.tsx';
import { FieldError, useFieldNotes } from '../field-error/index.ts';
import { fields, pair } from './bank-card-fields.css.ts';
import {
  cardTypeOf,
  DEFAULT_CODE_LENGTH,
  type CardEntry,
  type CardField,
} from './bank-card-rules.ts';
import { CardNumberField } from './card-number-field.tsx';
import { CvcField } from './cvc-field.tsx';
import { ExpiryField } from './expiry-field.tsx';

/** Props of {@link BankCardFields}. */
export interface BankCardFieldsProps {
  value: CardEntry;
  onChange: (value: CardEntry) => void;
  /** The fields that were found wrong. @default none */
  invalid?: readonly CardField[];
  /** One message for them: under the field when it is one, else under all. */
  errorMessage?: string | undefined;
  /** @default false */
  isDisabled?: boolean;
  /** @default false */
  autoFocus?: boolean;
}

/** Number, expiry and code of a bank card. BANKCARD-001 */
export function BankCardFields({
  value,
  onChange,
  invalid = [],
  errorMessage,
  isDisabled = false,
  autoFocus = false,
}: BankCardFieldsProps) {
  const t = useTranslate('bank_card');
  const [only, ...others] = invalid;
  const single = others.length === 0 ? only : undefined;
  const shared = single ? undefined : errorMessage;
  const { errorId, describedBy } = useFieldNotes(undefined, shared);

  const field = (name: CardField) => ({
    value: value[name],
    onChange: (digits: string) => onChange({ ...value, [name]: digits }),
    errorMessage: name === single ? errorMessage : undefined,
    isInvalid: invalid.includes(name),
    isDisabled,
  });
  const focus = { autoFocus };
  return (
    <fieldset className={fields} aria-label={t('bank_card.title')} aria-describedby={describedBy}>
      <CardNumberField {...field('number')} {...focus} />
      <div className={pair}>
        <ExpiryField {...field('expiry')} />
        <CvcField
          {...field('cvc')}
          length={cardTypeOf(value.number)?.codeLength ?? DEFAULT_CODE_LENGTH}
        />
      </div>
      <FieldError id={errorId} text={shared} />
    </fieldset>
  );
}
