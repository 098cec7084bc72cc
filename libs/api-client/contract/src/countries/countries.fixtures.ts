import { DEFAULT_COUNTRY, type Countries } from './countries.schema.ts';

/** Three countries with masks of different lengths. */
export const countriesFixture: Countries = {
  items: [
    { ...DEFAULT_COUNTRY, id: 'country-ru', name: 'Россия', alias: 'russia' },
    {
      id: 'country-am',
      code: 'AM',
      name: 'Армения',
      alias: 'armenia',
      call_code: '+374',
      maskexp: 'XX XXX-XXX',
    },
    {
      id: 'country-us',
      code: 'US',
      name: 'Соединённые Штаты',
      alias: 'united-states',
      call_code: '+1',
      maskexp: '(XXX) XXX-XXXX',
    },
  ],
};
