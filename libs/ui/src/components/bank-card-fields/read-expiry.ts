/**
 * Understands how people and browsers write an expiry: `5` and `5/` are `05`, `1/` is `01`, `12/2030` is `1230`.
 *
 * @param digits - The digits of `text`.
 */
export function readExpiry(digits: string, text: string): string {
  const isShortMonth =
    digits.length === 1 && (digits > '1' || (digits === '1' && text.endsWith('/')));
  if (isShortMonth) return `0${digits}`;
  return digits.length === 6 ? digits.slice(0, 2) + digits.slice(4) : digits;
}
