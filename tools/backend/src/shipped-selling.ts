import type { CountryRules, LabelSelling } from './selling.schema.ts';

const plain: CountryRules = {
  withdrawal_days: 0,
  has_withdrawal_function: false,
  order_button: 'plain',
  consents: [],
};

/** Directive 2011/83/EU, with the withdrawal function of 2023/2673. */
const union: CountryRules = {
  withdrawal_days: 14,
  has_withdrawal_function: true,
  order_button: 'obliges_to_pay',
  consents: ['terms', 'early_supply'],
};

const unionCodes = [
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE',
].flatMap((line) => line.split(' '));

/** How Foyer sells where an operator says nothing: by the laws of the countries, and without a seller. */
export const shippedSelling: LabelSelling = {
  countries: {
    default: plain,
    ...Object.fromEntries(unionCodes.map((code) => [code, union])),
    // ROSCA: consent to all terms before the card is asked for.
    US: { ...plain, consents: ['terms'] },
  },
};
