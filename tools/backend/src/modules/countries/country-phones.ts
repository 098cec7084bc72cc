import { DEFAULT_COUNTRY, type Country } from '@foyer/contract';

/** A country without its name, which the platform knows in every language. */
export type CountryPhone = Pick<Country, 'code' | 'alias' | 'call_code' | 'maskexp'>;

const country = (code: string, alias: string, callCode: string, maskexp: string): CountryPhone => ({
  code,
  alias,
  call_code: callCode,
  maskexp,
});

/** Mobile numbers of the countries where viewers live, as they are written there. */
export const countryPhones: readonly CountryPhone[] = [
  { ...DEFAULT_COUNTRY, alias: 'russia' },
  country('AM', 'armenia', '+374', 'XX XXX-XXX'),
  country('AZ', 'azerbaijan', '+994', 'XX XXX-XX-XX'),
  country('BY', 'belarus', '+375', '(XX) XXX-XX-XX'),
  country('GE', 'georgia', '+995', 'XXX XX-XX-XX'),
  country('KZ', 'kazakhstan', '+7', '(XXX) XXX-XX-XX'),
  country('KG', 'kyrgyzstan', '+996', '(XXX) XXX-XXX'),
  country('MD', 'moldova', '+373', 'XX XXX-XXX'),
  country('TJ', 'tajikistan', '+992', 'XX XXX-XXXX'),
  country('TM', 'turkmenistan', '+993', 'XX XX-XX-XX'),
  country('UZ', 'uzbekistan', '+998', 'XX XXX-XX-XX'),
  country('UA', 'ukraine', '+380', 'XX XXX-XX-XX'),
  country('EE', 'estonia', '+372', 'XXXX XXXX'),
  country('LV', 'latvia', '+371', 'XX XXX-XXX'),
  country('LT', 'lithuania', '+370', 'XXX XXXXX'),
  country('PL', 'poland', '+48', 'XXX XXX-XXX'),
  country('CZ', 'czechia', '+420', 'XXX XXX-XXX'),
  country('SK', 'slovakia', '+421', 'XXX XXX-XXX'),
  country('BG', 'bulgaria', '+359', 'XX XXX-XXXX'),
  country('RS', 'serbia', '+381', 'XX XXX-XXXX'),
  country('ME', 'montenegro', '+382', 'XX XXX-XXX'),
  country('GR', 'greece', '+30', 'XXX XXX-XXXX'),
  country('CY', 'cyprus', '+357', 'XX XXX-XXX'),
  country('TR', 'turkey', '+90', '(XXX) XXX-XX-XX'),
  country('IL', 'israel', '+972', 'XX-XXX-XXXX'),
  country('AE', 'united-arab-emirates', '+971', 'XX XXX-XXXX'),
  country('FR', 'france', '+33', 'X XX-XX-XX-XX'),
  country('ES', 'spain', '+34', 'XXX XX-XX-XX'),
  country('PT', 'portugal', '+351', 'XXX XXX-XXX'),
  country('NL', 'netherlands', '+31', 'X XXXX-XXXX'),
  country('BE', 'belgium', '+32', 'XXX XX-XX-XX'),
  country('CH', 'switzerland', '+41', 'XX XXX-XX-XX'),
  country('DK', 'denmark', '+45', 'XX XX-XX-XX'),
  country('NO', 'norway', '+47', 'XXX XX-XXX'),
  country('GB', 'united-kingdom', '+44', 'XXXX XXXXXX'),
  country('IE', 'ireland', '+353', 'XX XXX-XXXX'),
  country('US', 'united-states', '+1', '(XXX) XXX-XXXX'),
  country('CA', 'canada', '+1', '(XXX) XXX-XXXX'),
  country('CN', 'china', '+86', 'XXX XXXX-XXXX'),
  country('KR', 'south-korea', '+82', 'XX XXXX-XXXX'),
  country('IN', 'india', '+91', 'XXXXX XXXXX'),
  country('TH', 'thailand', '+66', 'XX XXX-XXXX'),
];
