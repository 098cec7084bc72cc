import { useTranslate } from '../../i18n/i18n-context.tsx';
import { MaskedField } from '../masked-field/index.ts';
import { cardTypeOf } from './bank-card-rules.ts';
import { BrandMark } from './brand-mark.tsx';
import { markPlace } from './bank-card-fields.css.ts';
import type { CardFieldProps } from './card-field.types.ts';
import { cardNumberMask } from './card-number-mask.ts';

/** The number of a bank card, spaced as on the card, with the mark of its brand. BANKCARD-002, BANKCARD-003, BANKCARD-025 */
export function CardNumberField(props: CardFieldProps) {
  const t = useTranslate('bank_card');
  const type = cardTypeOf(props.value);
  return (
    <MaskedField
      {...props}
      {...cardNumberMask(type)}
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
