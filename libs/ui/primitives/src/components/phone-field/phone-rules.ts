import { digitsOf, placesOf } from '../masked-field/digit-mask.ts';

/** A country whose phones can be entered. COUNTRY-001 */
export interface PhoneCountry {
  id: string;
  name: string;
  /** With the plus sign, such as `+7`. */
  callCode: string;
  /** What follows the call code; each X is a digit. COUNTRY-002 */
  mask: string;
}

/** The digits of a phone without those of its call code. */
export function nationalDigits(phone: string, { callCode }: PhoneCountry): string {
  const code = digitsOf(callCode);
  return phone.startsWith(code) ? phone.slice(code.length) : phone;
}

/** The digits of a phone with its call code; none as long as there is nothing else. */
export function phoneDigits(national: string, { callCode }: PhoneCountry): string {
  return national === '' ? '' : digitsOf(callCode) + national;
}

/** Whether a phone has as many digits as the mask has places and the call code has digits. LOGIN-047 */
export function isPhoneComplete(phone: string, { callCode, mask }: PhoneCountry): boolean {
  return digitsOf(phone).length === placesOf(mask) + digitsOf(callCode).length;
}

/**
 * Drops what people write before a number of their own country: its call code, `8` where that is +7, elsewhere `0`.
 * Only a number that is too long has such a beginning, so a number that merely starts alike stays whole.
 */
export function withoutTrunk(digits: string, { callCode, mask }: PhoneCountry): string {
  const code = digitsOf(callCode);
  const surplus = digits.length - placesOf(mask);
  const prefixes = [code, code === '7' ? '8' : '0'];
  const prefix = prefixes.find((one) => one.length === surplus && digits.startsWith(one));
  return prefix ? digits.slice(prefix.length) : digits;
}

/** A phone with its country, as read from an international number. */
export interface InternationalPhone {
  country: PhoneCountry;
  /** With the call code's. */
  digits: string;
}

/**
 * Reads `+374 91 234 567` or `00374…`: whose call code fits best, the present country first among equals.
 *
 * @returns Nothing for a number without a plus, or of a country that cannot be chosen.
 */
export function readInternational(
  text: string,
  present: PhoneCountry,
  countries: readonly PhoneCountry[],
): InternationalPhone | undefined {
  const number = text.trim().replace(/^00/u, '+');
  if (!number.startsWith('+')) return undefined;
  const digits = digitsOf(number);
  const [country] = [present, ...countries]
    .filter(({ callCode }) => digits.startsWith(digitsOf(callCode)))
    .toSorted((one, other) => other.callCode.length - one.callCode.length);
  if (!country) return undefined;
  const national = nationalDigits(digits, country).slice(0, placesOf(country.mask));
  return { country, digits: phoneDigits(national, country) };
}
