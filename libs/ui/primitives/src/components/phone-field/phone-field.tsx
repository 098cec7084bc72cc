import { useTranslate } from '../../i18n/i18n-context.tsx';
import { placesOf } from '../masked-field/digit-mask.ts';
import { MaskedField } from '../masked-field/index.ts';
import type { FieldProps } from '../text-field/field.types.ts';
import { CountryCode } from './country-code.tsx';
import {
  nationalDigits,
  phoneDigits,
  readInternational,
  withoutTrunk,
  type PhoneCountry,
} from './phone-rules.ts';

/** Props of {@link PhoneField}. */
export interface PhoneFieldProps extends Omit<FieldProps, 'autoComplete'> {
  /** Digits with those of the call code, such as `79000000002`; empty when there are no others. */
  value: string;
  /** Gives the mask and the call code. */
  country: PhoneCountry;
  /** Those to choose from; with fewer than two there is nothing to choose. @default none */
  countries?: readonly PhoneCountry[];
  /** Chosen from the list, or known by the code of a pasted number; `onChange` follows with the new digits. */
  onCountryChange?: (country: PhoneCountry) => void;
}

const nothingToChoose: readonly PhoneCountry[] = [];

/**
 * A phone in the form of its country. Takes digits only, and understands a pasted `+7…`, `8…`, spaces and brackets.
 * COUNTRY-002, LOGIN-045, LOGIN-046
 */
export function PhoneField({
  value,
  onChange,
  country,
  countries = nothingToChoose,
  onCountryChange,
  ...rest
}: PhoneFieldProps) {
  const t = useTranslate('input');
  const national = nationalDigits(value, country);

  const choose = (next: PhoneCountry) => {
    onCountryChange?.(next);
    onChange(phoneDigits(national.slice(0, placesOf(next.mask)), next));
  };

  const takeInternational = (text: string) => {
    const phone = readInternational(text, country, countries);
    if (!phone) return false;
    if (phone.country.id !== country.id) onCountryChange?.(phone.country);
    onChange(phone.digits);
    return true;
  };

  return (
    <MaskedField
      {...rest}
      value={national}
      onChange={(digits) => onChange(phoneDigits(digits, country))}
      mask={country.mask}
      placeholder={country.mask.replaceAll('X', '0')}
      inputMode="tel"
      autoComplete="tel"
      read={(digits) => withoutTrunk(digits, country)}
      intercept={takeInternational}
      start={
        <CountryCode
          label={t('input.phone.country')}
          country={country}
          countries={countries}
          onChange={choose}
          isDisabled={rest.isDisabled ?? false}
        />
      }
    />
  );
}
