import { DEFAULT_COUNTRY, type SellingRules } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { countryPhones } from '../countries/country-phones.ts';

/** The second country of +7, by what follows it. */
const KAZAKHSTAN = /^\+7[67]/;

/** The country of a buyer, by the phone of the account; the site's own without one. */
export function countryOf(phone: string | null): string {
  if (phone === null) return DEFAULT_COUNTRY.code;
  if (KAZAKHSTAN.test(phone)) return 'KZ';
  const [longest] = countryPhones
    .filter(({ call_code }) => phone.startsWith(call_code))
    .toSorted((left, right) => right.call_code.length - left.call_code.length);
  return longest?.code ?? DEFAULT_COUNTRY.code;
}

/** What the law of a buyer's country asks of a sale on the site of a label. docs/decisions/0103 */
export function sellingRules(
  { config }: Pick<Context, 'config'>,
  label: string | undefined,
  { phone }: { phone: string | null },
): SellingRules | undefined {
  const country = countryOf(phone);
  const { countries } = config.selling(label);
  const rules = countries[country] ?? countries['default'];
  return rules && { country, ...rules };
}
