import cardValidator from 'card-validator';
import type { TextKey } from '../../i18n/text-key.ts';

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

/** The fields of a card, as digits; the expiry is month, then year. BANKCARD-001 */
export interface CardEntry {
  number: string;
  expiry: string;
  cvc: string;
}

/** The name of a card's field. */
export type CardField = keyof CardEntry;

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

/** The fields that cannot be right, in the order of the form. */
export function invalidCardFields(
  { number, expiry, cvc }: CardEntry,
  now: Date,
): readonly CardField[] {
  const verdicts: Readonly<Record<CardField, boolean>> = {
    number: isCardNumberValid(number),
    expiry: isExpiryValid(expiry, now),
    cvc: isCvcValid(cvc, number),
  };
  return (['number', 'expiry', 'cvc'] as const).filter((field) => !verdicts[field]);
}

/**
 * The one message for the wrong fields; none when all are right. BANKCARD-007, BANKCARD-012, BANKCARD-016,
 * BANKCARD-021 to BANKCARD-024
 */
export function cardErrorKey(invalid: readonly CardField[]): TextKey | undefined {
  const isWrong = (field: CardField) => invalid.includes(field);
  switch (invalid.length) {
    case 0:
      return undefined;
    case 1:
      if (isWrong('number')) return 'bank_card.input.number.validate';
      return isWrong('expiry') ? 'bank_card.input.date.validate' : 'bank_card.input.cvc.validate';
    case 2:
      if (!isWrong('cvc')) return 'bank_card.error.number_date';
      return isWrong('number') ? 'bank_card.error.number_cvc' : 'bank_card.error.date_cvc';
    default:
      return 'error.incorrect_data';
  }
}
