/** A text with 0 to 9 for the digits of every script: `١٢` is `12`. Characters keep their number. */
export const withPlainDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, plainDigit);

function plainDigit(sign: string): string {
  const point = sign.codePointAt(0) ?? 0;
  // Unicode keeps the ten digits of a script together, in their order.
  let zero = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((point - zero) % 10);
}

/** The digits of a text as 0 to 9; everything else in it is a separator. */
export const digitsOf = (text: string): string => withPlainDigits(text).replace(/\D/gu, '');

/** The form of an entry, each X a digit; one that follows the digits is a function of them. */
export type Mask = string | ((digits: string) => string);

/** The form in which these digits are shown. */
export const maskFor = (mask: Mask, digits: string): string =>
  typeof mask === 'string' ? mask : mask(digits);

/** How many digits a mask has places for; each X is one. COUNTRY-002 */
export const placesOf = (mask: string): number => mask.split('X').length - 1;

/**
 * Sets digits into a mask, as far as they go: `900` in `(XXX) XXX` is `(900`. A separator comes with the
 * digit after it, so that the last character is always a digit and Backspace always takes one.
 */
export function setDigits(digits: string, mask: string): string {
  let set = '';
  let used = 0;
  for (const sign of mask) {
    if (used === digits.length) break;
    set += sign === 'X' ? digits[used++] : sign;
  }
  return set;
}

/** Where the caret stands in a set text when so many digits are before it. */
export function caretAfter(count: number, set: string): number {
  let seen = 0;
  for (let index = 0; index < set.length; index += 1) {
    if (seen === count) return index;
    if (/\d/u.test(set[index] ?? '')) seen += 1;
  }
  return set.length;
}

/** Reads digits that were entered at the end of a field; gives those that it keeps. */
export type ReadDigits = (digits: string, text: string) => string;

/** What a browser made of a masked field: its text after an edit, and what the edit was. */
export interface MaskedText {
  text: string;
  /** Index in `text`. */
  caret: number;
  /** Which way a deletion went; none for anything else. */
  deletion?: 'backward' | 'forward' | undefined;
  /** The digits before the edit. */
  before: string;
  mask: Mask;
  /** @default keeps all */
  read?: ReadDigits | undefined;
}

/** Digits after an edit, and how many of them stand before the caret. */
export interface MaskEdit {
  digits: string;
  caret: number;
}

/**
 * Makes sense of an edit of a masked field. Digits that find no place are left out where they were entered; where the
 * edit changes the mask, those at the end are.
 */
export function readEdit({ text, caret, deletion, before, mask, read }: MaskedText): MaskEdit {
  const shown = maskFor(mask, before);
  let left = digitsOf(text.slice(0, caret));
  let right = digitsOf(text.slice(caret));
  if (deletion && left + right === before && text !== setDigits(before, shown)) {
    // Only a separator went; the digit behind it is what was meant.
    if (deletion === 'backward') left = left.slice(0, -1);
    else right = right.slice(1);
  }
  if (read && !deletion && right === '') left = read(left, text);
  const next = maskFor(mask, left + right);
  if (next === shown) left = left.slice(0, Math.max(0, placesOf(next) - right.length));
  const digits = (left + right).slice(0, placesOf(next));
  return { digits, caret: Math.min(left.length, digits.length) };
}
