import { useTranslate } from '@foyer/ui/i18n';
import { MaskedField } from '@foyer/ui/masked-field';
import { cardTypeOf } from './bank-card-rules.ts';
import { boxedField } from './boxed-field.ts';
import { BrandMark } from './brand-mark.tsx';
import { markPlace } from './bank-card-fields.css.ts';
import type { CardFieldProps } from './card-field.types.ts';
import { cardNumberMask } from './card-number-mask.ts';

const maskOf = (digits: string) => cardNumberMask(cardTypeOf(digits)).mask;

/** The number of a bank card, spaced as on the card, with the mark of its brand. BANKCARD-002, BANKCARD-003, BANKCARD-025 */
export function CardNumberField(props: CardFieldProps) {
  const t = useTranslate('bank_card');
  const type = cardTypeOf(props.value.reveal());
  return (
    <MaskedField
      {...boxedField(props)}
      mask={maskOf}
      placeholder={cardNumberMask(type).placeholder}
      label={t('bank_card.input.number.label')}
      name="cardnumber"
      autoComplete="cc-number"
      end={
        type && (
          <span className={markPlace}>
            <BrandMark brand={type.brand} />
          </span>
        )
      }
    />
  );
}
