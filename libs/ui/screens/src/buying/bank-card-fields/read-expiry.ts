import { withPlainDigits } from '@foyer/ui/masked-field/digit-mask';

/**
 * Understands how people and browsers write an expiry: `5` and `5/` are `05`, `1/30` is `0130`, `12/2030`, typed or
 * pasted, and `2030-12` are `1230`.
 *
 * @param digits - The digits of `text`.
 */
export function readExpiry(digits: string, text: string): string {
  const plain = withPlainDigits(text).trim();
  if (/^20\d\d\D+\d\d$/u.test(plain)) return digits.slice(4) + digits.slice(2, 4);
  if (digits.length === 1 && digits > '1') return `0${digits}`;
  if (/^1\s*[/.-]/u.test(plain)) return readExpiry(`0${digits}`, '');
  return /^\d\d20\d/u.test(digits) ? digits.slice(0, 2) + digits.slice(4) : digits;
}
