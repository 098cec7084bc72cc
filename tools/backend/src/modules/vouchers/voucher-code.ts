import { randomInt } from 'node:crypto';

/** Without letters and digits that are taken for each other. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const part = (): string =>
  Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A new code of a gift certificate: 50 bits, which five tries a day do not guess. */
export const createVoucherCode = (): string => `GIFT-${part()}-${part()}`;

/** A code as it is looked up, however it was typed. */
export const normaliseCode = (code: string): string => code.trim().toUpperCase();
