import { DEFAULT_COUNTRY, emailSchema, type LoginType } from '@foyer/contract';
import {
  isPhoneComplete,
  nationalDigits,
  phoneDigits,
  type PhoneCountry,
  withoutTrunk,
} from '@foyer/ui/phone-rules';
import * as v from 'valibot';

/** The country of a phone until the countries are known. COUNTRY-003 */
export const defaultCountry: PhoneCountry = {
  id: DEFAULT_COUNTRY.code,
  name: DEFAULT_COUNTRY.code,
  callCode: DEFAULT_COUNTRY.call_code,
  mask: DEFAULT_COUNTRY.maskexp,
};

/** What a login is read by. */
interface LoginRules {
  allowedTypes: readonly LoginType[];
  country: PhoneCountry;
}

/** A login as the service takes it. */
export interface ReadLogin {
  type: LoginType;
  /** Digits of a phone with its call code, or an e-mail address. */
  login: string;
}

const digitsOf = (text: string) => text.replaceAll(/\D/gu, '');

/** Whether a text is made of digits and signs only, as phones are written. LOGIN-044 */
const isPhoneLike = (text: string) => /\d/u.test(text) && !/[\p{L}_]/u.test(text);

/**
 * Reads what was typed. Digits and signs alone are a phone, of the country in force where it has as many digits as one of
 * that country. LOGIN-044
 */
export function readLogin(text: string, country: PhoneCountry): ReadLogin {
  if (!isPhoneLike(text)) return { type: 'email', login: text.trim() };
  const digits = digitsOf(text);
  const national = withoutTrunk(nationalDigits(digits, country), country);
  const phone = phoneDigits(national, country);
  return { type: 'phone', login: isPhoneComplete(phone, country) ? phone : digits };
}

/**
 * Whether a login may be sent: with e-mail allowed when there is any, else when the phone is whole. LOGIN-047 to
 * LOGIN-049
 */
export function canSubmit(text: string, { allowedTypes, country }: LoginRules): boolean {
  if (allowedTypes.includes('email')) return text.trim() !== '';
  return allowedTypes.includes('phone') && isPhoneComplete(digitsOf(text), country);
}

/** The key of what is wrong with a login that may be sent; nothing when the service is to say how it goes on. */
export function loginProblem(text: string, rules: LoginRules): string | undefined {
  const { type, login } = readLogin(text, rules.country);
  if (type === 'phone' && rules.allowedTypes.includes('phone')) {
    return isPlausiblePhone(login, rules.country) ? undefined : 'input.phone.validate';
  }
  const isEmail = type === 'email' && v.is(emailSchema, login);
  return isEmail && rules.allowedTypes.includes('email') ? undefined : 'input.email.validate';
}

/** Numbers of other countries are taken by their length alone: 7 to 15 digits. */
function isPlausiblePhone(digits: string, country: PhoneCountry): boolean {
  const isOwn = digits.startsWith(digitsOf(country.callCode));
  return isOwn ? isPhoneComplete(digits, country) : digits.length >= 7 && digits.length <= 15;
}

/** The country of a phone in international digits; the one with the longest call code wins. */
export function countryOf(
  phone: string,
  countries: readonly PhoneCountry[],
): PhoneCountry | undefined {
  const digits = digitsOf(phone);
  return countries
    .filter((country) => digits.startsWith(digitsOf(country.callCode)))
    .toSorted((one, other) => other.callCode.length - one.callCode.length)
    .find((country) => isPhoneComplete(digits, country));
}

/** A phone as it is read, in one piece: `+7 (900) 000-00-02`; digits alone where its country is not known. */
export function formatPhone(digits: string, countries: readonly PhoneCountry[]): string {
  const country = countryOf(digits, countries);
  if (!country) return `+${digits}`;
  const rest = [...nationalDigits(digits, country)];
  const text = `${country.callCode} ${country.mask.replaceAll('X', () => rest.shift() ?? '')}`;
  return text.replaceAll(' ', '\u00A0').replaceAll('-', '-\u2060');
}

/** The country to begin with: that of the phone, else the one in force, else the first. */
export function countryToBeginWith(
  phone: string,
  countries: readonly PhoneCountry[],
  present: PhoneCountry,
): PhoneCountry {
  const same = countries.find(({ callCode }) => callCode === present.callCode);
  return countryOf(phone, countries) ?? same ?? countries[0] ?? present;
}
