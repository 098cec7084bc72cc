import type { PhoneCountry } from './phone-rules.ts';

/** The default country. COUNTRY-003 */
export const russia: PhoneCountry = {
  id: 'country-ru',
  name: 'Россия',
  callCode: '+7',
  mask: '(XXX) XXX-XX-XX',
};

/** A longer call code, a shorter number. */
export const armenia: PhoneCountry = {
  id: 'country-am',
  name: 'Армения',
  callCode: '+374',
  mask: 'XX XXX-XXX',
};

/** Shares its call code with another. */
export const kazakhstan: PhoneCountry = { ...russia, id: 'country-kz', name: 'Казахстан' };

/** Countries to choose from. */
export const phoneCountries: readonly PhoneCountry[] = [
  russia,
  armenia,
  kazakhstan,
  { id: 'country-us', name: 'Соединённые Штаты', callCode: '+1', mask: '(XXX) XXX-XXXX' },
  {
    id: 'country-ae',
    name: 'Объединённые Арабские Эмираты',
    callCode: '+971',
    mask: 'XX XXX-XXXX',
  },
];
