import type { Secret } from '@foyer/secret';
import type { ClipboardEvent, Ref } from 'react';
import { useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { FieldError, useFieldNotes } from '@foyer/ui/field-error';
import { fields, lamp, pair } from './bank-card-fields.css.ts';
import { codeLengthOf } from './card-entry.ts';
import type { CardEntry, CardField, CardOwnerField } from './card-entry.types.ts';
import { CardNumberField } from './card-number-field.tsx';
import { CvcField } from './cvc-field.tsx';
import { ExpiryField } from './expiry-field.tsx';
import { OwnerField } from './owner-field.tsx';
import { readPastedCard } from './read-pasted-card.ts';

/** Props of {@link BankCardFields}. */
export interface BankCardFieldsProps {
  value: CardEntry;
  /** Called for each field: browsers fill several in before anything is drawn again. */
  onChange: (field: CardField, value: Secret) => void;
  /** A field was left. */
  onLeave?: (field: CardField) => void;
  /** Fields beside those of every card. BANKCARD-020 @default none */
  ownerFields?: readonly CardOwnerField[];
  /** The fields that were found wrong. @default none */
  invalid?: readonly CardField[];
  /** What is said of them, in one place; without wrong fields it is read with the one that has the focus first. */
  errorMessage?: string | undefined;
  /** @default false */
  isDisabled?: boolean;
  /** The field that has the focus first. @default none */
  autoFocus?: CardField | undefined;
  ref?: Ref<HTMLFieldSetElement>;
}

const nothing = [] as const;

/** Number, expiry and code of a bank card; a card that is pasted as one text fills them all. BANKCARD-001 */
export function BankCardFields({
  value,
  onChange,
  onLeave,
  ownerFields = nothing,
  invalid = nothing,
  errorMessage,
  isDisabled = false,
  autoFocus,
  ref,
}: BankCardFieldsProps) {
  const t = useTranslate('bank_card');
  const { errorId, isInvalid: hasError } = useFieldNotes(undefined, errorMessage);
  const described: readonly CardField[] = invalid.length > 0 ? invalid : [autoFocus ?? 'number'];

  const field = (name: CardField) => ({
    onChange: (typed: Secret) => onChange(name, typed),
    onBlur: () => onLeave?.(name),
    isInvalid: invalid.includes(name),
    describedBy: hasError && described.includes(name) ? errorId : undefined,
    isDisabled,
    autoFocus: autoFocus === name,
  });

  const paste = (event: ClipboardEvent) => {
    const card = readPastedCard(event.clipboardData.getData('text'));
    if (!card || isDisabled) return;
    event.preventDefault();
    for (const name of ['number', 'expiry', 'cvc'] as const) {
      if (card[name]) onChange(name, card[name]);
    }
  };

  return (
    <fieldset ref={ref} className={fields} aria-label={t('bank_card.title')} onPaste={paste}>
      <div className={lamp[useLabel().variants.checkout]}>
        <CardNumberField {...field('number')} value={value.number} />
        <div className={pair}>
          <ExpiryField {...field('expiry')} value={value.expiry} />
          <CvcField {...field('cvc')} value={value.cvc} length={codeLengthOf(value.number)} />
        </div>
        {ownerFields.map((name) => {
          const typed = value[name];
          return typed && <OwnerField key={name} field={name} {...field(name)} value={typed} />;
        })}
      </div>
      <FieldError id={errorId} text={errorMessage} />
    </fieldset>
  );
}
