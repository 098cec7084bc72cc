import { Icon } from '../icon/index.ts';
import { drawnList } from '../select/select.css.ts';
import { ownScroll, useOpenList } from '../select/use-open-list.ts';
import { typed } from '../text-field/text-field.css.ts';
import { useFieldSkin } from '../text-field/use-field-skin.ts';
import { changeable, chevron, code, list, ring, ringPlace } from './phone-field.css.ts';
import type { PhoneCountry } from './phone-rules.ts';

/** Props of {@link CountryCode}. */
export interface CountryCodeProps {
  label: string;
  country: PhoneCountry;
  countries: readonly PhoneCountry[];
  onChange: (country: PhoneCountry) => void;
  isDisabled: boolean;
}

/** The call code before a phone; where there are several, a list of countries. */
export function CountryCode(props: CountryCodeProps) {
  const skin = useFieldSkin();
  const classes = `${typed[skin]} ${code[skin]}`;
  const { countries, country } = props;
  if (countries.length < 2) return <span className={classes}>{country.callCode}</span>;
  return (
    <span className={`${classes} ${changeable}`}>
      <span aria-hidden="true">{country.callCode}</span>
      <span className={chevron}>
        <Icon name="chevron-down" size={16} />
      </span>
      <span className={`${ringPlace} ${ring[skin]}`} />
      <CountryList {...props} />
    </span>
  );
}

function CountryList({ label, country, countries, onChange, isDisabled }: CountryCodeProps) {
  const skin = useFieldSkin();
  const select = useOpenList();
  const choose = (id: string) => {
    const chosen = countries.find((one) => one.id === id);
    if (chosen) onChange(chosen);
  };
  return (
    <select
      ref={select}
      {...ownScroll}
      className={`${drawnList[skin]} ${list}`}
      aria-label={label}
      value={country.id}
      onChange={(event) => choose(event.target.value)}
      disabled={isDisabled}
      // A phone is filled in as a whole, its code included.
      autoComplete="off"
      data-own-ring
    >
      {countries.map(({ id, name, callCode }) => (
        <option key={id} value={id}>
          {`${name} ${callCode}`}
        </option>
      ))}
    </select>
  );
}
