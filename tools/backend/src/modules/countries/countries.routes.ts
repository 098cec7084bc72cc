import { DEFAULT_COUNTRY, type Countries, type Language } from '@foyer/contract';
import type { Handlers } from '../../server/call.ts';
import { countryPhones } from './country-phones.ts';

const tags: Readonly<Record<Language, string>> = { rus: 'ru', eng: 'en', hye: 'hy' };

function countriesIn(language: Language): Countries {
  const tag = tags[language];
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  const isOther = ({ code }: { code: string }): number => (code === DEFAULT_COUNTRY.code ? 0 : 1);
  const items = countryPhones
    .map((phone) => ({
      ...phone,
      id: `country-${phone.code.toLowerCase()}`,
      name: names.of(phone.code) ?? phone.code,
    }))
    .sort((left, right) => isOther(left) - isOther(right) || compare(left.name, right.name));
  return { items };
}

/** Handler of the countries call; the default country comes first, the others by name. */
export const countriesRoutes = (): Handlers<'listCountries'> => ({
  listCountries: ({ language }) => countriesIn(language),
});
