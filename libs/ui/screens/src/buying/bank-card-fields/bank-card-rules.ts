import cardValidator from 'card-validator';
import type { TextKey } from '@foyer/ui/i18n/text-key';
import { isHolderValid, isPostalCodeValid } from './card-owner-rules.ts';
import type { CardEntry, CardField } from './card-entry.types.ts';

/** The brands that can pay. BANKCARD-025 */
export const cardBrands = [
  'visa',
  'mastercard',
  'american-express',
  'diners-club',
  'discover',
  'jcb',
  'unionpay',
  'maestro',
  'elo',
  'mir',
  'hiper',
  'hipercard',
] as const;

/** A brand that can pay. */
export type CardBrand = (typeof cardBrands)[number];

/** What a brand's cards look like. */
export interface CardType {
  brand: CardBrand;
  /** Numbers of digits that a card may have, the shortest first. BANKCARD-026 to BANKCARD-028 */
  lengths: readonly number[];
  /** After how many digits a space stands. */
  gaps: readonly number[];
  /** Digits of the code, 3 or 4. BANKCARD-015 */
  codeLength: number;
}

/** Of a card whose brand is not known yet. BANKCARD-014 */
export const DEFAULT_CODE_LENGTH = 3;

/** The specification's span; the library knows shorter Maestro cards too. BANKCARD-028 */
const NUMBER_LENGTHS = { min: 14, max: 19 };

/** How many years ahead a card may end. BANKCARD-010 */
const YEARS_AHEAD = 19;

/** The two-digit year must be above it. BANKCARD-011 */
const YEAR_FLOOR = 19;

const isCardBrand = (name: string): name is CardBrand =>
  (cardBrands as readonly string[]).includes(name);

const withoutSeparators = (text: string) => text.replace(/[\s-]/gu, '');

/** The type of card that a number begins, as soon as only one is left; nothing for a brand that cannot pay. */
export function cardTypeOf(number: string): CardType | undefined {
  const found = cardValidator.number(withoutSeparators(number)).card;
  if (!found || !isCardBrand(found.type)) return undefined;
  const { min, max } = NUMBER_LENGTHS;
  return {
    brand: found.type,
    lengths: found.lengths.filter((length) => length >= min && length <= max),
    gaps: found.gaps,
    codeLength: found.code.size,
  };
}

/** Whether a card can have this number: brand, length, checksum. UnionPay cards have none. BANKCARD-002 to BANKCARD-006 */
export function isCardNumberValid(number: string): boolean {
  const digits = withoutSeparators(number);
  const type = cardTypeOf(digits);
  return Boolean(type?.lengths.includes(digits.length)) && cardValidator.number(digits).isValid;
}

/**
 * Whether a card is good until the end of some month from now on. BANKCARD-008 to BANKCARD-011
 *
 * @param expiry - `MM / YY` or `MMYY`.
 */
export function isExpiryValid(expiry: string, now: Date): boolean {
  const [, month, year] = /^(\d{2})\s*\/?\s*(\d{2})$/u.exec(expiry.trim()) ?? [];
  if (month === undefined || Number(month) < 1 || Number(month) > 12) return false;
  if (Number(year) <= YEAR_FLOOR) return false;
  const fullYear = 2000 + Number(year);
  const isPast = fullYear * 12 + Number(month) - 1 < now.getFullYear() * 12 + now.getMonth();
  return !isPast && fullYear <= now.getFullYear() + YEARS_AHEAD;
}

/** Whether a code has as many digits as the codes of the number's brand. BANKCARD-013 to BANKCARD-015 */
export function isCvcValid(cvc: string, number: string): boolean {
  const length = cardTypeOf(number)?.codeLength ?? DEFAULT_CODE_LENGTH;
  return /^\d+$/u.test(cvc) && cvc.length === length;
}

/** The fields of an entry that cannot be right, in the order of the form; those that it does not have are not asked for. */
export function invalidCardFields(entry: CardEntry, now: Date): readonly CardField[] {
  const number = entry.number.reveal();
  const verdicts: Readonly<Record<CardField, boolean>> = {
    number: isCardNumberValid(number),
    expiry: isExpiryValid(entry.expiry.reveal(), now),
    cvc: isCvcValid(entry.cvc.reveal(), number),
    holder: entry.holder === undefined || isHolderValid(entry.holder.reveal()),
    postalCode: entry.postalCode === undefined || isPostalCodeValid(entry.postalCode.reveal()),
  };
  return cardFields.filter((field) => !verdicts[field]);
}

/** In the order of the form. */
const cardFields = ['number', 'expiry', 'cvc', 'holder', 'postalCode'] as const;

const oneWrong: Readonly<Record<CardField, TextKey>> = {
  number: 'bank_card.input.number.validate',
  expiry: 'bank_card.input.date.validate',
  cvc: 'bank_card.input.cvc.validate',
  holder: 'bank_card.input.holder.validate',
  postalCode: 'bank_card.input.postal.validate',
};

/** By the field of the card that is right. */
const twoWrong: Readonly<Record<'number' | 'expiry' | 'cvc', TextKey>> = {
  cvc: 'bank_card.error.number_date',
  expiry: 'bank_card.error.number_cvc',
  number: 'bank_card.error.date_cvc',
};

/**
 * The one message for the wrong fields; none when all are right. BANKCARD-007, BANKCARD-012, BANKCARD-016,
 * BANKCARD-021 to BANKCARD-024
 */
export function cardErrorKey(invalid: readonly CardField[]): TextKey | undefined {
  const [first, ...others] = invalid;
  if (!first) return undefined;
  if (others.length === 0) return oneWrong[first];
  const right = (['number', 'expiry', 'cvc'] as const).filter((field) => !invalid.includes(field));
  const [only] = right;
  return only && right.length === 1 && invalid.length === 2
    ? twoWrong[only]
    : 'error.incorrect_data';
}
